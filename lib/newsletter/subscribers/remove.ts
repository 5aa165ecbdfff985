import 'server-only'
import { eq } from 'drizzle-orm'
import { query } from '@/db'
import { newsletterSubscriptions } from '@/db/schema/content'
import { recordChange } from '@/lib/audit/record'
import { AppError } from '@/lib/http/app-error'
import type { Viewer } from '@/lib/session/policy'
import { dropQueuedIssues } from '../issues'

/** With her links and the letters that wait for her. Audit has the fact, and not the address. */
export async function removeSubscriber(viewer: Viewer, id: string): Promise<void> {
  await query((db) =>
    db.transaction(async (transaction) => {
      const [gone] = await transaction
        .delete(newsletterSubscriptions)
        .where(eq(newsletterSubscriptions.id, id))
        .returning({ email: newsletterSubscriptions.email })
      if (!gone) throw new AppError('not-found', 'This subscriber is no longer there.')
      await dropQueuedIssues(transaction, gone.email)
      await recordChange(transaction, viewer, {
        ...{ action: 'removed', targetType: 'subscriber', targetId: id, target: 'Newsletter subscriber' },
      })
    }),
  )
}
