import 'server-only'
import { sql } from 'drizzle-orm'
import { query } from '@/db'
import { verifications } from '@/db/schema/checks'
import { checkableFacts } from '@/db/vocabulary/checks'
import { recordChange } from '@/lib/audit/record'
import { AppError } from '@/lib/http/app-error'
import type { Transaction } from '@/lib/resources/staff/staff-parts'
import {
  assertSameVersion,
  changeResource,
  deleteResource,
  listDifferences,
  lockWithInput,
} from '@/lib/resources/staff/staff-service'
import type { Viewer } from '@/lib/session/policy'
import { site } from '@/lib/site/site'
import { easternDate } from '@/lib/time/eastern-time'
import { assertNotClaimed, SKIP_MS } from './claim'
import { factOf, findNeededFact } from './needed-fact'
import { areAllRight, listNumbers, readResults } from './numbers'
import { type CheckInput, correctable } from './schema'
import { toCorrection } from './to-correction'

/** Sets a new verification date and clears all doubts. */
export async function markVerified(transaction: Transaction, id: string, on: string): Promise<void> {
  await transaction.execute(sql`update resources set is_verified = true, verified_on = ${on}::date,
    verified_precision = 'day' where id = ${id}::uuid`)
  await transaction.execute(sql`update problem_reports set closed_on = ${on}::date
    where resource_id = ${id}::uuid and closed_on is null`)
  await transaction.execute(sql`update record_checks set skipped_until = null, alerted_at = null
    where resource_id = ${id}::uuid`)
}

/** A visit to the website also confirms its address. */
export async function clearLinkDoubts(transaction: Transaction, id: string): Promise<void> {
  await transaction.execute(sql`update record_checks set is_link_broken = false, link_failures = 0,
    link_failed_on = null, link_known_host = coalesce(link_moved_to, link_known_host), link_moved_to = null
    where resource_id = ${id}::uuid`)
}

/** It stays in the queue, before undoubted records, until it is corrected. */
async function noteWrongNumber(transaction: Transaction, id: string, today: string): Promise<void> {
  await transaction.execute(sql`insert into problem_reports (resource_id, kind, reported_on)
    select ${id}::uuid, 'wrong-number', ${today}::date where not exists (select 1 from problem_reports
      where resource_id = ${id}::uuid and kind = 'wrong-number' and closed_on is null)`)
}

async function releaseClaim(transaction: Transaction, id: string, skippedUntil: Date | null): Promise<void> {
  await transaction.execute(sql`update record_checks set claimed_by = null, claimed_until = null,
    skipped_until = ${skippedUntil?.toISOString() ?? null}::timestamptz where resource_id = ${id}::uuid`)
}

export interface CheckResult {
  verifiedOn: string | null
  isWhole: boolean
}

/**
 * Saves what was confirmed and corrected. The public date changes only if the essential contact was confirmed:
 * each of its numbers, or the website of an entry without one. Otherwise it is back in the queue the next day.
 */
export async function checkRecord(
  viewer: Viewer,
  id: string,
  input: CheckInput,
  now = new Date(),
): Promise<CheckResult> {
  return query((db) =>
    db.transaction(async (transaction) => {
      const before = await lockWithInput(transaction, id)
      await assertNotClaimed(transaction, viewer, id, now)
      const correction = toCorrection(before, input)
      assertSameVersion(before, input.version, correction)
      const changed = listDifferences(before, correction).map(({ path }) => path)
      const after = changed.length > 0 ? await changeResource(transaction, viewer, before, correction) : before
      const corrected = correctable.filter((name) => changed.includes(name))
      const ticked = new Set([...input.confirmed, ...corrected.map((name) => factOf[name])])
      const numbers = await listNumbers(transaction, id)
      const tried = readResults(numbers, input.numbers, ticked.has('phone'))
      const isReached = numbers.length > 0 && areAllRight(numbers, tried)
      const facts = checkableFacts.filter((fact) => (fact === 'phone' ? isReached : ticked.has(fact)))
      if (facts.length === 0 && tried.length === 0) {
        const message = 'Check off what you confirmed, or skip this entry.'
        throw new AppError('invalid', undefined, { errors: [{ path: 'confirmed', message }] })
      }
      const today = easternDate(now)
      const isWhole = facts.includes(findNeededFact(after)) && (isReached || numbers.length === 0)
      await transaction.insert(verifications).values({
        resourceId: id,
        verifiedOn: today,
        precision: 'day',
        method: tried.length > 0 ? 'phone-call' : 'website',
        verifiedBy: site.name,
        confirmed: facts,
        numbers: tried.length > 0 ? tried : null,
        note: input.note ?? null,
      })
      if (tried.some(({ result }) => result === 'wrong')) await noteWrongNumber(transaction, id, today)
      if (facts.includes('website')) await clearLinkDoubts(transaction, id)
      if (isWhole) await markVerified(transaction, id, today)
      await releaseClaim(transaction, id, isWhole ? null : new Date(now.getTime() + SKIP_MS))
      const verifiedOn = isWhole ? today : before.verifiedOn
      await recordChange(transaction, viewer, {
        action: 'checked',
        targetType: 'resource',
        targetId: id,
        target: after.title,
        before: { verifiedOn: before.verifiedOn },
        after: {
          verifiedOn,
          confirmed: facts,
          ...(numbers.length > 1 ? { numbers: tried.map(({ number, result }) => `${number}: ${result}`) } : {}),
        },
      })
      return { verifiedOn, isWhole }
    }),
  )
}

/** Permanently closed: the entry is deleted like any other, along with its reports. */
export async function removeRecord(viewer: Viewer, id: string, now = new Date()): Promise<void> {
  await query((db) => db.transaction((transaction) => assertNotClaimed(transaction, viewer, id, now)))
  await deleteResource(viewer, id)
  await query((db) =>
    db.transaction(async (transaction) => {
      await transaction.execute(sql`update problem_reports set closed_on = ${easternDate(now)}::date
        where resource_id = ${id}::uuid and closed_on is null`)
      await transaction.execute(sql`update record_checks set alerted_at = null where resource_id = ${id}::uuid`)
      await releaseClaim(transaction, id, null)
    }),
  )
}
