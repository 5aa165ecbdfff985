/** Replies to a message's author. Someone else may read them: they quote nothing, and don't reveal what the site is. */
import type { OutgoingMail } from '@/lib/mail/mail'
import { site } from '@/lib/site/site'

export function writeReply({ key, to, body }: { key: string; to: string; body: string }): OutgoingMail {
  return {
    key,
    to,
    kind: 'contact-reply',
    subject: `An answer from ${site.name}`,
    preheader: 'You wrote to us.',
    sealed: true,
    blocks: [
      { type: 'text', text: 'Thank you for writing to us. This is our answer.' },
      { type: 'text', text: body },
      { type: 'text', text: 'Nobody reads answers to this address. To write again, please use our page.' },
      { type: 'link', label: 'Write again', href: `${site.url}/contact` },
    ],
  }
}
