/** What stands around any email, apart from the other words: whatever only sends needs these and no more. */
import { mail } from './en/mail'
import { mail as spanish } from './es/mail'
import { choose } from './speak'

export function mailWords(): typeof mail {
  return choose({ en: mail, es: spanish })
}
