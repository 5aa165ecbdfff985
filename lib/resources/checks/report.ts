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

/** Staff are alerted at once after this many reports of a wrong number on an emergency entry. */
export const ALERT_AT = 3
/** More open reports on one entry add nothing, and are not stored. */
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

/** A visitor's report on an entry. Stores nothing about the visitor: the kind, the number that is right, and the day. */
export async function storeReport(
  { slug, kind, rightNumber = null }: { slug: string; kind: ProblemKind; rightNumber?: string | null },
  now = new Date(),
): Promise<void> {
  await query((db) =>
    db.transaction(async (transaction) => {
      // Locks the row, so that of several concurrent reports exactly one is the third.
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
      await transaction
        .insert(problemReports)
        .values({ resourceId: record.id, kind, rightNumber, reportedOn: easternDate(now) })
      if (kind === 'wrong-number' && record.isEmergency && record.alertedAt === null) {
        await alertStaff(transaction, record.id, now)
      }
    }),
  )
}
