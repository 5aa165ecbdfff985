import 'server-only'
import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { query } from '@/db'
import { deletePortion } from '@/db/delete-portion'
import { listingUpdates, problemReports } from '@/db/schema/checks'
import { shiftDate } from '@/lib/resources/freshness'
import type { Viewer } from '@/lib/session/policy'
import { easternDate } from '@/lib/time/eastern-time'
import { daysBefore } from '@/lib/time/zone'
import { undecided } from './addresses'
import { selectNumbers } from './numbers'
import { type CheckFactsDto, COUNT_BOUND, checkFactsSchema } from './schema'

/** A record's verification status; null if there is no such record. */
export async function getCheckFacts(viewer: Viewer, id: string, now = new Date()): Promise<CheckFactsDto | null> {
  const [row] = await query((db) =>
    db.execute<Record<string, unknown>>(sql`
      select c.link_result as "linkResult", c.is_link_broken as "isLinkBroken", c.link_failures as "linkFailures",
        c.link_moved_to as "linkMovedTo", c.link_asked_at as "linkAskedAt",
        case when c.claimed_until > ${now.toISOString()}::timestamptz then c.claimed_until end as "claimedUntil",
        coalesce(c.claimed_by = ${viewer.userId}::uuid and c.claimed_until > ${now.toISOString()}::timestamptz, false)
          as "isClaimedByMe",
        o.email,
        ${selectNumbers(sql`r.id`)} as numbers,
        (select max(u.created_at) from listing_updates u where u.resource_id = r.id and u.status = 'asked'
          and u.expires_at > ${now.toISOString()}::timestamptz) as "askedAt",
        coalesce((select json_agg(json_build_object('kind', p.kind, 'count', p.count, 'lastOn', p.last_on,
            'numbers', coalesce(p.numbers, '[]')) order by p.count desc)
          from (select kind, count(*)::int as count, to_char(max(reported_on), 'YYYY-MM-DD') as last_on,
              (select json_agg(json_build_object('number', n.right_number, 'count', n.count) order by n.count desc, n.right_number)
                from (select right_number, count(*)::int as count from problem_reports
                  where resource_id = r.id and closed_on is null and kind = reported.kind and right_number is not null
                  group by right_number order by count(*) desc limit 5) n) as numbers
            from problem_reports reported where resource_id = r.id and closed_on is null group by kind) p), '[]') as "openReports",
        coalesce((select json_agg(json_build_object('verifiedOn', to_char(v.verified_on, 'YYYY-MM-DD'),
            'precision', v.precision, 'method', v.method, 'verifiedBy', v.verified_by, 'confirmed', v.confirmed, 'numbers', v.numbers,
            'note', v.note) order by v.verified_on desc, v.created_at desc)
          from (select * from verifications where resource_id = r.id
            order by verified_on desc, created_at desc limit 5) v), '[]') as history
      from resources r join record_checks c on c.resource_id = r.id join organizations o on o.id = r.organization_id
      where r.id = ${id}::uuid and r.deleted_at is null`),
  )
  return row ? checkFactsSchema.parse(row) : null
}

export interface QueueSummary {
  reported: number
  brokenLinks: number
  updates: number
  /** Addresses held back that nobody has decided on. */
  addresses: number
}

export async function summarizeQueue(): Promise<QueueSummary> {
  const [row] = await query((db) =>
    db.execute<QueueSummary & Record<string, unknown>>(sql`select
      (select count(*)::int from (select 1 from record_checks
        where doubts > 0 and is_listed and open_reports > 0 limit ${COUNT_BOUND}) q) as reported,
      (select count(*)::int from (select 1 from record_checks
        where doubts > 0 and is_listed and is_link_broken limit ${COUNT_BOUND}) q) as "brokenLinks",
      (select count(*)::int from (select 1 from listing_updates u join resources r on r.id = u.resource_id
        where u.status = 'submitted' and r.deleted_at is null limit ${COUNT_BOUND}) q) as updates,
      (select count(*)::int from (select 1 from resources r where ${undecided} limit ${COUNT_BOUND}) q) as addresses`),
  )
  return row ?? { reported: 0, brokenLinks: 0, updates: 0, addresses: 0 }
}

const CLOSED_DAYS = 30
const OPEN_DAYS = 180
const DECIDED_DAYS = 90
const UNDECIDED_DAYS = 365
const BATCH_SIZE = 1000

/** Visitors' reports: deleted soon after review, and eventually without one. */
export async function purgeReports(now: Date): Promise<number> {
  const { closedOn, reportedOn } = problemReports
  const today = easternDate(now)
  const isOver = or(
    and(isNotNull(closedOn), lt(closedOn, shiftDate(today, -CLOSED_DAYS))),
    and(isNull(closedOn), lt(reportedOn, shiftDate(today, -OPEN_DAYS))),
  )
  return deletePortion(problemReports, isOver, BATCH_SIZE)
}

/** Unused links, and corrections that have been decided. */
export async function purgeListingUpdates(now: Date): Promise<number> {
  const { status, expiresAt, decidedAt, submittedAt } = listingUpdates
  const isOver = or(
    and(eq(status, 'asked'), lt(expiresAt, now)),
    and(eq(status, 'decided'), lt(decidedAt, daysBefore(now, DECIDED_DAYS))),
    and(eq(status, 'submitted'), lt(submittedAt, daysBefore(now, UNDECIDED_DAYS))),
  )
  return deletePortion(listingUpdates, isOver, BATCH_SIZE)
}
