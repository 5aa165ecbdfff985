import { and, eq, inArray, lt, or } from 'drizzle-orm'
import { deletePortion } from '@/db/delete-portion'
import { mailOutbox } from '@/db/schema/mail'
import { daysBefore } from '@/lib/time/days'

/** Keys of sent emails, which contain no address. */
const SENT_DAYS = 30
/** Failed emails stay for staff to see, and to send again; and so does what waits where no mail server is configured. */
const UNSENT_DAYS = 14
const BATCH_SIZE = 1000

/** Returns the number of rows deleted. */
export async function purgeOldMail(now: Date): Promise<number> {
  const isOld = or(
    and(eq(mailOutbox.status, 'sent'), lt(mailOutbox.sentAt, daysBefore(now, SENT_DAYS))),
    and(inArray(mailOutbox.status, ['failed', 'unsure']), lt(mailOutbox.createdAt, daysBefore(now, UNSENT_DAYS))),
    and(eq(mailOutbox.status, 'waiting'), lt(mailOutbox.nextAttemptAt, daysBefore(now, UNSENT_DAYS))),
  )
  return deletePortion(mailOutbox, isOld, BATCH_SIZE)
}
