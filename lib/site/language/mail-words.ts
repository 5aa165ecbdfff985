/** The text around every email, apart from the rest: code that only sends email needs just this. */
import english from '@/messages/en/mail.json' with { type: 'json' }
import spanish from '@/messages/es/mail.json' with { type: 'json' }
import { choose } from './speak'
import { languageTags } from './tags'
import { toWords } from './to-words'

const mail = { en: toWords('mail', english, languageTags.en), es: toWords('mail', spanish, languageTags.es) }

export function mailWords() {
  return choose(mail)
}
