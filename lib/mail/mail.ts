/** An email as the domains write it. How it looks is decided in one place, render.ts. */

import type { Language } from '@/lib/site/language/languages.mjs'

export type MailBlock =
  | { type: 'text'; text: string }
  | { type: 'link'; label: string; href: string }
  | { type: 'facts'; rows: [string, string][] }

export interface OutgoingMail {
  /** The same key is never stored twice: 'contact-notice:{message}:{member of staff}'. No address in it. */
  key: string
  /** One plain address. */
  to: string
  /** A word for the list of staff and for the log: 'contact-notice'. */
  kind: string
  /** Subject, preheader and first line show on a locked screen: see neutral.ts. */
  subject: string
  preheader: string
  blocks: MailBlock[]
  /** Of its words; what is around them speaks it too. */
  language?: Language
  /** Goes first, is tried often, and rather twice than never. */
  urgent?: boolean
  /** One of very many that all say much the same: they go in a lane of their own, and nothing else waits for them. */
  bulk?: boolean
  /** Its words are encrypted while they wait. */
  sealed?: boolean
  sendAfter?: Date
  /** Address that takes her off the list at one press (RFC 8058). */
  listUnsubscribe?: string
}
