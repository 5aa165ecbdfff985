/** An email as the domains describe it. Its appearance is defined in one place, render.ts. */

import type { Language } from '@/lib/site/language/languages.mjs'

export type MailBlock =
  | { type: 'text'; text: string }
  | { type: 'link'; label: string; href: string }
  | { type: 'facts'; rows: [string, string][] }

export interface OutgoingMail {
  /** A key is never queued twice: 'contact-notice:{message}:{staff member}'. It contains no address. */
  key: string
  /** One plain address. */
  to: string
  /** A type for the staff's list and the log: 'contact-notice'. */
  kind: string
  /** Subject, preheader and first line appear on a locked screen: see neutral.ts. */
  subject: string
  preheader: string
  blocks: MailBlock[]
  /** The language of its text and of its frame. */
  language?: Language
  /** Sent first, retried often, and rather twice than never. */
  urgent?: boolean
  /** Bulk email with mostly identical text: it has its own lane, and nothing else waits for it. */
  bulk?: boolean
  /** Whether its text is encrypted while queued. */
  sealed?: boolean
  sendAfter?: Date
  /** One-click unsubscribe address (RFC 8058). */
  listUnsubscribe?: string
}
