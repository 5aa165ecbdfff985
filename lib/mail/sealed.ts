/** Words that nobody may read while they wait to be sent. */
import { open, seal } from '@/lib/sealing/seal'
import type { MailBlock } from './mail'

const place = (key: string) => `mail_outbox:${key}`

/** As they are stored: still a list, of one thing that says nothing. */
export function sealBlocks(key: string, blocks: readonly MailBlock[]): { sealed: string }[] {
  return [{ sealed: seal(JSON.stringify(blocks), place(key)) }]
}

/** Throws where the seal is broken. */
export function readBlocks(key: string, stored: unknown): MailBlock[] {
  const [first]: unknown[] = Array.isArray(stored) ? stored : []
  const sealed: unknown = typeof first === 'object' && first !== null ? Reflect.get(first, 'sealed') : undefined
  // What queueMail stored; a check of the table knows that it is a list.
  return typeof sealed === 'string' ? JSON.parse(open(sealed, place(key))) : (stored as MailBlock[])
}
