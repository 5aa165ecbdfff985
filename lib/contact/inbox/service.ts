import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { type Database, query } from '@/db'
import { contactMessages, contactNotes } from '@/db/schema/operations'
import { recordChange } from '@/lib/audit/record'
import { AppError } from '@/lib/http/app-error'
import type { Viewer } from '@/lib/session/policy'
import { callOutcomeNames, type MessageDto, type NoteInput } from './schema'

const GONE = 'This message no longer exists.'

/** What the audit log calls a message: never anything she wrote. */
const TARGET = 'Message'

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** Locks a message until the transaction ends. */
async function holdMessage(transaction: Transaction, id: string, strength: 'update' | 'share') {
  const [message] = await transaction
    .select({ status: contactMessages.status })
    .from(contactMessages)
    .where(eq(contactMessages.id, id))
    .for(strength)
  if (!message) throw new AppError('not-found', GONE)
  return message
}

/** Closing a message starts its retention period; reopening it stops that. */
export async function setMessageStatus(viewer: Viewer, id: string, status: MessageDto['status']): Promise<void> {
  await query((db) =>
    db.transaction(async (transaction) => {
      const before = await holdMessage(transaction, id, 'update')
      if (before.status === status) return
      const closedAt = status === 'closed' ? sql`now()` : null
      await transaction.update(contactMessages).set({ status, closedAt }).where(eq(contactMessages.id, id))
      await recordChange(transaction, viewer, {
        action: status === 'closed' ? 'closed' : 'updated',
        targetType: 'message',
        targetId: id,
        target: TARGET,
        before: { status: before.status },
        after: { status },
      })
    }),
  )
}

/** For colleagues only. Its text is not in the audit log, because it may be about her. */
export async function addNote(viewer: Viewer, id: string, { body, callOutcome }: NoteInput): Promise<void> {
  await query((db) =>
    db.transaction(async (transaction) => {
      await holdMessage(transaction, id, 'share')
      await transaction.insert(contactNotes).values({
        ...{ messageId: id, author: viewer.email ?? 'unknown', callOutcome },
        body: body || (callOutcome ? `${callOutcomeNames[callOutcome]}.` : ''),
      })
      await recordChange(transaction, viewer, {
        action: callOutcome ? 'called' : 'noted',
        targetType: 'message',
        targetId: id,
        target: TARGET,
        ...(callOutcome ? { after: { callOutcome } } : {}),
      })
    }),
  )
}
