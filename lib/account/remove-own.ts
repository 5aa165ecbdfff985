import 'server-only'
import { and, eq } from 'drizzle-orm'
import { query } from '@/db'
import type { reminders, savedResources } from '@/db/schema/people'
import { AppError } from '@/lib/http/app-error'

/** Deletes one of her rows. A row of someone else's gives the same answer as a missing one. */
export async function deleteOwnRow(
  table: typeof reminders | typeof savedResources,
  userId: string,
  id: string,
): Promise<void> {
  const removed = await query((db) =>
    db
      .delete(table)
      .where(and(eq(table.id, id), eq(table.userId, userId)))
      .returning({ id: table.id }),
  )
  if (removed.length === 0) throw new AppError('not-found')
}
