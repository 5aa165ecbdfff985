/** The text around every email, apart from the dictionaries: code that only sends email needs just this. */
import { mail } from './en/mail'
import { mail as spanish } from './es/mail'
import { choose } from './speak'

export function mailWords(): typeof mail {
  return choose({ en: mail, es: spanish })
}
