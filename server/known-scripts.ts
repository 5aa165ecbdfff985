/** Every inline script of our own, in each language: a stored page may contain no other (lib/safety/inline-parts.mjs). */
import { getContactScript, getNewsletterScript } from '@/lib/forms/form-script'
import { getTeaserScript } from '@/lib/news/teaser-script'
import { cardScript } from '@/lib/safety/call-card/card-script'
import { knowScripts } from '@/lib/safety/inline-parts.mjs'
import { getKeepScript } from '@/lib/safety/offline/keep-script'
import { getControlsScript, getExitScript, workerScript } from '@/lib/safety/page-script'
import { pictureScript } from '@/lib/safety/plain-list/picture-script'
import { getPracticeScript } from '@/lib/safety/practice-script'
import { quietScript } from '@/lib/safety/quiet-script'
import { typingScript } from '@/lib/search/typing-script'
import { languages } from '@/lib/site/language/languages.mjs'
import { inLanguage } from '@/lib/site/language/speak'
import { languageTags } from '@/lib/site/language/tags'
import { words } from '@/lib/site/language/words'
import { exitWordsOf, listHelpLanguages } from '@/lib/site/messages/messages'
import { site } from '@/lib/site/site'

const inEveryLanguage = [cardScript, pictureScript, quietScript, typingScript, workerScript]

function listInLanguage(): string[] {
  return [
    getExitScript(site.exitUrl, words().exit),
    getControlsScript(words()),
    getContactScript(),
    getKeepScript(words().keep),
    getNewsletterScript(),
    getPracticeScript(words().practice),
    getTeaserScript(),
  ]
}

/** From now on a stored page may carry these. */
export function listKnownScripts(): void {
  for (const language of languages)
    knowScripts(languageTags[language].tag, [...inEveryLanguage, ...inLanguage(language, listInLanguage)])
  for (const one of listHelpLanguages())
    knowScripts(one.tag, [getExitScript(site.exitUrl, exitWordsOf(one)), workerScript])
}
