/** The staff notice says only that a message has arrived. Its text stays behind the sign-in. */
import type { OutgoingMail } from '@/lib/mail/mail'
import { site } from '@/lib/site/site'

const address = `${site.url}/admin/messages`

export interface Notice {
  key: string
  to: string
  isUrgent: boolean
  sendAfter?: Date
}

export function writeContactNotice({ key, to, isUrgent, sendAfter }: Notice): OutgoingMail {
  return {
    key,
    to,
    kind: 'contact-notice',
    subject: isUrgent ? 'Please read first: a new message' : 'There are new messages',
    preheader: isUrgent ? 'Someone may be waiting. Sign in to read it.' : 'Sign in to read them.',
    blocks: [
      {
        type: 'text',
        text: isUrgent
          ? 'A new message is marked urgent. Someone may be waiting for you.'
          : 'New messages are waiting to be read.',
      },
      { type: 'text', text: 'To protect the person who wrote, this email contains none of it. Sign in to read it.' },
      { type: 'link', label: 'Sign in and read', href: address },
    ],
    urgent: isUrgent,
    sendAfter,
  }
}
