/** Deletes finished check-ins; only daily totals stay. */
import { and, eq, inArray, lt, or, sql } from 'drizzle-orm'
import { query } from '@/db'
import { deletePortion } from '@/db/delete-portion'
import { checkInAlerts, checkIns, trustedContacts } from '@/db/schema/check-ins'
import { mailOutbox } from '@/db/schema/mail'
import { daysBefore } from '@/lib/time/zone'
import { ASKED_KEPT_DAYS, MARK_KEPT_DAYS, RETENTION_HOURS } from './limits'

const HOUR_MS = 3_600_000
const BATCH_SIZE = 200

/** 72 hours after its end, including queued emails. One that was never started is treated like one that ended. */
export async function purgeCheckIns(now: Date): Promise<number> {
  const before = new Date(now.getTime() - RETENTION_HOURS * HOUR_MS)
  const neverArmed = and(
    inArray(checkIns.state, ['draft', 'awaiting-contact']),
    lt(checkIns.createdAt, daysBefore(now, ASKED_KEPT_DAYS)),
  )
  return query((db) =>
    db.transaction(async (transaction) => {
      const rows = await transaction
        .select({ id: checkIns.id })
        .from(checkIns)
        .where(or(lt(checkIns.endedAt, before), neverArmed))
        .limit(BATCH_SIZE)
        .for('update', { skipLocked: true })
      const ids = rows.map(({ id }) => id)
      if (ids.length === 0) return 0
      const alerts = await transaction
        .select({ id: checkInAlerts.id })
        .from(checkInAlerts)
        .where(inArray(checkInAlerts.checkInId, ids))
      const keys = alerts.flatMap(({ id }) => [`check-in-alert:${id}`, `check-in-all-clear:${id}`])
      if (keys.length > 0) await transaction.delete(mailOutbox).where(inArray(mailOutbox.key, keys))
      await transaction.delete(checkIns).where(inArray(checkIns.id, ids))
      return ids.length
    }),
  )
}

/**
 * A contact who does not answer is deleted after a while; for one who declined or was removed, a keyed hash
 * stays somewhat longer, so that nobody is asked again and again. Keeps those that a check-in still needs.
 */
export async function purgeContacts(now: Date): Promise<number> {
  const isOld = or(
    and(eq(trustedContacts.status, 'asked'), lt(trustedContacts.createdAt, daysBefore(now, ASKED_KEPT_DAYS))),
    lt(trustedContacts.endedAt, daysBefore(now, MARK_KEPT_DAYS)),
  )
  const isUnused = sql`not exists (select from ${checkInAlerts} where ${checkInAlerts.contactId} = ${trustedContacts.id})`
  return deletePortion(trustedContacts, and(isOld, isUnused), BATCH_SIZE)
}
