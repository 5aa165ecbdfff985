/** Replies to a message's author. Someone else may read them: they quote nothing, and don't reveal what the site is. */
import type { OutgoingMail } from '@/lib/mail/mail'
import type { Language } from '@/lib/site/language/languages.mjs'
import { to as pathTo } from '@/lib/site/language/paths'
import { inLanguage } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { site } from '@/lib/site/site'

const small: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:the|an?|and|of|to|in|you|your|for|is|are|with|we|our|at|please|hello|hi|thanks?)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:el|la|los|las|una?|del?|que|en|y|con|por|para|sus?|le|se|al|es|usted|hola|gracias)(?!\p{L})/giu,
}

/** The answer is in one language, and the words around it follow. */
function readLanguageOf(body: string): Language {
  const count = (language: Language) => body.match(small[language])?.length ?? 0
  return count('es') > count('en') ? 'es' : 'en'
}

export function writeReply({
  key,
  to,
  body,
  language = readLanguageOf(body),
}: {
  key: string
  to: string
  body: string
  language?: Language
}): OutgoingMail {
  return inLanguage(language, () => {
    const w = words().contact.reply
    return {
      key,
      to,
      language,
      kind: 'contact-reply',
      subject: w.subject({ name: site.name }),
      preheader: w.preheader,
      sealed: true,
      blocks: [
        { type: 'text', text: w.thanks },
        { type: 'text', text: body },
        { type: 'text', text: w.noAnswers },
        { type: 'link', label: w.again, href: `${site.url}${pathTo('/contact')}` },
      ],
    }
  })
}
