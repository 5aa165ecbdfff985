import type { Database } from '@/db'
import { mailOutbox } from '@/db/schema/mail'
import type { OutgoingMail } from './mail'
import { sealBlocks } from './sealed'
import { mailWaker } from './wake'

/** A single inbox, without anything that could make it two, or inject a header. */
const ADDRESS = /^[^@\s\p{Cc}<>,;:"]{1,64}@[^@\s\p{Cc}<>,;:"]{1,255}$/u
const LINE_BREAKS = /[\p{Cc}\u2028\u2029]+/gu
const MAX_LENGTH = 200

export function isPlainAddress(address: string): boolean {
  return ADDRESS.test(address)
}

function onOneLine(text: string): string {
  return [...text.replace(LINE_BREAKS, ' ').trim()].slice(0, MAX_LENGTH).join('')
}

function toRow(mail: OutgoingMail): typeof mailOutbox.$inferInsert {
  if (!isPlainAddress(mail.to)) throw new Error(`a mail of kind ${mail.kind} has no plain address`)
  return {
    key: mail.key,
    kind: mail.kind,
    recipient: mail.to,
    subject: onOneLine(mail.subject),
    preheader: onOneLine(mail.preheader),
    blocks: mail.sealed ? sealBlocks(mail.key, mail.blocks) : mail.blocks,
    listUnsubscribe: mail.listUnsubscribe,
    language: mail.language,
    isUrgent: mail.urgent ?? false,
    isBulk: mail.bulk ?? false,
    nextAttemptAt: mail.sendAfter,
  }
}

/** Queues many in one statement; returns how many were new. */
export async function queueMails(db: Pick<Database, 'insert'>, mails: readonly OutgoingMail[]): Promise<number> {
  if (mails.length === 0) return 0
  const stored = await db
    .insert(mailOutbox)
    .values(mails.map(toRow))
    .onConflictDoNothing({ target: mailOutbox.key })
    .returning({ id: mailOutbox.id })
  mailWaker.wake()
  return stored.length
}

/**
 * Queues an email in the transaction of the change it reports: both commit, or neither. It is sent after the commit.
 * False if there is already one with this key.
 */
export async function queueMail(db: Pick<Database, 'insert'>, mail: OutgoingMail): Promise<boolean> {
  return (await queueMails(db, [mail])) > 0
}
