/** Email content that must be unreadable while queued. */
import { open, seal } from '@/lib/sealing/seal'
import type { MailBlock } from './mail'

const place = (key: string) => `mail_outbox:${key}`

/** The stored form: still a list, with a single opaque element. */
export function sealBlocks(key: string, blocks: readonly MailBlock[]): { sealed: string }[] {
  return [{ sealed: seal(JSON.stringify(blocks), place(key)) }]
}

/** Throws if the seal is broken. */
export function readBlocks(key: string, stored: unknown): MailBlock[] {
  const [first]: unknown[] = Array.isArray(stored) ? stored : []
  const sealed: unknown = typeof first === 'object' && first !== null ? Reflect.get(first, 'sealed') : undefined
  // Stored by queueMail; a check constraint ensures that it is a list.
  return typeof sealed === 'string' ? JSON.parse(open(sealed, place(key))) : (stored as MailBlock[])
}
