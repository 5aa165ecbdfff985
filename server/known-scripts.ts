/** Every inline script of our own, in each language: a stored page may contain no other (lib/cache/policy.mjs). */
import { allowScripts } from '@/lib/cache/policy.mjs'
import { getContactScript, getNewsletterScript } from '@/lib/forms/form-script'
import { getTeaserScript } from '@/lib/news/teaser-script'
import { cardScript } from '@/lib/safety/call-card/card-script'
import { getKeepScript } from '@/lib/safety/offline/keep-script'
import { getControlsScript, getExitScript, workerScript } from '@/lib/safety/page-script'
import { pictureScript } from '@/lib/safety/plain-list/picture-script'
import { getPracticeScript } from '@/lib/safety/practice-script'
import { quietScript } from '@/lib/safety/quiet-script'
import { typingScript } from '@/lib/search/typing-script'
import { otherLanguages } from '@/lib/site/language/languages.mjs'
import { inLanguage } from '@/lib/site/language/speak'
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

function listKnownScripts(): string[] {
  return [
    ...inEveryLanguage,
    ...(['en', ...otherLanguages] as const).flatMap((one) => inLanguage(one, listInLanguage)),
    ...listHelpLanguages().map((one) => getExitScript(site.exitUrl, exitWordsOf(one))),
  ]
}

/** From now on no other inline script is allowed on a stored page. */
export function allowKnownScripts(): void {
  allowScripts(listKnownScripts())
}
