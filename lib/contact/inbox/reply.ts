import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { type Database, query } from '@/db'
import { contactMessages, contactNotes } from '@/db/schema/operations'
import { recordChange } from '@/lib/audit/record'
import { AppError } from '@/lib/http/app-error'
import { queueMail } from '@/lib/mail/outbox'
import type { Viewer } from '@/lib/session/policy'
import { writeReply } from './mails'
import { listHelpers } from './queries'
import { isEmailSafe, type ReplyInput } from './schema'

const GONE = 'This message no longer exists.'
const NOT_SAFE =
  'They did not name email as a safe way to reach them, so nothing was sent. Please use a way that they named.'
const TARGET = 'Message'

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

async function lock(transaction: Transaction, id: string) {
  const [message] = await transaction.select().from(contactMessages).where(eq(contactMessages.id, id)).for('update')
  if (!message) throw new AppError('not-found', GONE)
  return message
}

/** Sends the reply and notes it, or does neither. It never quotes her message. */
export async function replyToMessage(viewer: Viewer, id: string, { body, language }: ReplyInput): Promise<void> {
  await query((db) =>
    db.transaction(async (transaction) => {
      const message = await lock(transaction, id)
      if (!isEmailSafe(message)) throw new AppError('conflict', NOT_SAFE)
      const author = viewer.email ?? 'unknown'
      const [note] = await transaction
        .insert(contactNotes)
        .values({ messageId: id, author, body, isReply: true })
        .returning({ id: contactNotes.id })
      await queueMail(transaction, writeReply({ key: `contact-reply:${note?.id}`, to: message.email, body, language }))
      await transaction
        .update(contactMessages)
        .set({
          assignedTo: sql`coalesce(${contactMessages.assignedTo}, ${viewer.email}::text)`,
          ...(message.status === 'new' && { status: 'open' as const }),
        })
        .where(eq(contactMessages.id, id))
      await recordChange(transaction, viewer, {
        ...{ action: 'answered', targetType: 'message', targetId: id, target: TARGET },
      })
    }),
  )
}

export async function assignMessage(viewer: Viewer, id: string, assignedTo: string): Promise<void> {
  const after = assignedTo === '' ? null : assignedTo
  if (after !== null && !(await listHelpers()).includes(after)) {
    throw new AppError('invalid', 'Please choose someone of the staff who may read messages.', {
      errors: [{ path: 'assignedTo', message: 'Please choose someone of the staff.' }],
    })
  }
  await query((db) =>
    db.transaction(async (transaction) => {
      const before = await lock(transaction, id)
      if (before.assignedTo === after) return
      await transaction.update(contactMessages).set({ assignedTo: after }).where(eq(contactMessages.id, id))
      await recordChange(transaction, viewer, {
        ...{ action: 'assigned', targetType: 'message', targetId: id, target: TARGET },
        before: { assignedTo: before.assignedTo },
        after: { assignedTo: after },
      })
    }),
  )
}
