import type { OutgoingMail } from '@/lib/mail/mail'
import type { ResourceDto } from '@/lib/resources/schema'
import { currentLanguage } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { listTitle, writePlainText } from './lines'

/** Numbers with neutral words; neither the code name nor the helper is in it. */
export function writeListMail({
  key,
  to,
  entries,
}: {
  key: string
  to: string
  entries: readonly ResourceDto[]
}): OutgoingMail {
  return {
    key,
    to,
    kind: 'client-list',
    language: currentLanguage(),
    subject: listTitle().replace(/:$/, ''),
    preheader: words().clientList.dashboard.preheader,
    blocks: [{ type: 'text', text: writePlainText(entries) }],
    sealed: true,
  }
}
