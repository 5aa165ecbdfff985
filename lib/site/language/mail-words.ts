/** The text around every email, apart from the rest: code that only sends email needs just this. */
import english from '@/messages/en/mail.json' with { type: 'json' }
import spanish from '@/messages/es/mail.json' with { type: 'json' }
import { say } from './say'
import { choose } from './speak'
import { languageTags } from './tags'

const mail = { en: say('mail', english, languageTags.en), es: say('mail', spanish, languageTags.es) }

export function mailWords() {
  return choose(mail)
}
