import 'server-only'
import { and, count, eq, isNull } from 'drizzle-orm'
import { query } from '@/db'
import { problemReports, recordChecks } from '@/db/schema/checks'
import { resources } from '@/db/schema/directory'
import type { ProblemKind } from '@/db/vocabulary/checks'
import { AppError } from '@/lib/http/app-error'
import { queueMail } from '@/lib/mail/outbox'
import type { Transaction } from '@/lib/resources/staff/staff-parts'
import { listStaffAddresses } from '@/lib/session/staff-addresses'
import { easternDate } from '@/lib/time/eastern-time'
import { writeReportAlert } from './mails'

/** So many reports of a wrong number on an entry for emergencies are told to staff at once. */
export const ALERT_AT = 3
/** More open reports of one entry say nothing new, and are not stored. */
const MAX_OPEN = 50

async function alertStaff(transaction: Transaction, resourceId: string, now: Date): Promise<void> {
  const isWrong = and(
    eq(problemReports.resourceId, resourceId),
    eq(problemReports.kind, 'wrong-number'),
    isNull(problemReports.closedOn),
  )
  const [open] = await transaction.select({ count: count() }).from(problemReports).where(isWrong)
  if ((open?.count ?? 0) < ALERT_AT) return
  await transaction.update(recordChecks).set({ alertedAt: now }).where(eq(recordChecks.resourceId, resourceId))
  for (const { id, email } of await listStaffAddresses(transaction, 'staff:resources')) {
    const key = `report-alert:${resourceId}:${now.getTime()}:${id}`
    await queueMail(transaction, writeReportAlert({ key, to: email, resourceId }))
  }
}

/** What a visitor says of an entry. Nothing of whoever says it is kept, and of the time only the day. */
export async function leaveReport(
  { slug, kind }: { slug: string; kind: ProblemKind },
  now = new Date(),
): Promise<void> {
  await query((db) =>
    db.transaction(async (transaction) => {
      // The row is held, so that of several at once one is the third.
      const [record] = await transaction
        .select({
          id: recordChecks.resourceId,
          isEmergency: recordChecks.isEmergency,
          openReports: recordChecks.openReports,
          alertedAt: recordChecks.alertedAt,
        })
        .from(recordChecks)
        .innerJoin(resources, eq(resources.id, recordChecks.resourceId))
        .where(and(eq(resources.slug, slug), eq(recordChecks.isListed, true)))
        .for('update', { of: recordChecks })
      if (!record) throw new AppError('not-found', 'This entry is no longer in the directory. Nothing was sent.')
      if (record.openReports >= MAX_OPEN) return
      await transaction.insert(problemReports).values({ resourceId: record.id, kind, reportedOn: easternDate(now) })
      if (kind === 'wrong-number' && record.isEmergency && record.alertedAt === null) {
        await alertStaff(transaction, record.id, now)
      }
    }),
  )
}
