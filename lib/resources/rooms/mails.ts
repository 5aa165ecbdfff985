import type { OutgoingMail } from '@/lib/mail/mail'
import { site } from '@/lib/site/site'

/** It names no entry, because a name may reveal what the site is about. */
export function writeRoomLink({ key, to, token }: { key: string; to: string; token: string }): OutgoingMail {
  return {
    key,
    to,
    kind: 'room-link',
    subject: 'Your page for tonight',
    preheader: 'Keep this email: the link in it lasts.',
    blocks: [
      { type: 'text', text: `Your organization has an entry in the directory of ${site.name}.` },
      {
        type: 'text',
        text: 'On your own page you can say with one click: room tonight, full, or call to ask. People who look for a bed see it with its hour. After 12 hours it is gone, unless you say it again.',
      },
      { type: 'link', label: 'Say who has room', href: `${site.url}/rooms/${token}` },
      {
        type: 'text',
        text: 'Whoever has this link can speak for your entry, so share it only with your own staff. If it gets into wrong hands, write to us and we end it. No account is needed.',
      },
      { type: 'text', text: 'En español: diga en esta página si tiene lugar esta noche.' },
      { type: 'link', label: 'Decir si hay lugar', href: `${site.url}/es/rooms/${token}` },
    ],
  }
}
