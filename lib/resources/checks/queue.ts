import 'server-only'
import { sql } from 'drizzle-orm'
import { query } from '@/db'
import type { Viewer } from '@/lib/session/policy'
import type { RiskPosition } from './risk'
import { type QueueItemDto, queueItemSchema } from './schema'
import { selectQueue } from './sql-queue'

export interface QueueFilter {
  limit: number
  after?: RiskPosition
  onlyReported?: boolean
}

/** The verification queue, highest risk first. */
export async function listQueue(
  viewer: Viewer,
  { limit, after, onlyReported = false }: QueueFilter,
  now = new Date(),
): Promise<{ items: QueueItemDto[]; next: RiskPosition | null }> {
  const rows = await query((db) =>
    db.execute<Record<string, unknown> & { checkedOn: string }>(sql`
      select r.id, r.slug, r.title, r.category, r.state, r.is_emergency as "isEmergency",
        r.is_verified as "isVerified", to_char(r.verified_on, 'YYYY-MM-DD') as "verifiedOn",
        r.verified_precision as "verifiedPrecision", r.listed_by as "listedBy",
        to_char(r.listed_on, 'YYYY-MM-DD') as "listedOn", q.is_unconfirmed as "isUnconfirmed", q.age, q.doubts, q.open_reports as "openReports",
        q.is_link_broken as "isLinkBroken", q.link_moved_to as "linkMovedTo", q.checked_text as "checkedOn",
        case when q.claimed_until > ${now.toISOString()}::timestamptz then q.claimed_until end as "claimedUntil",
        coalesce(q.claimed_by = ${viewer.userId}::uuid and q.claimed_until > ${now.toISOString()}::timestamptz, false)
          as "isClaimedByMe",
        case when q.skipped_until > ${now.toISOString()}::timestamptz then q.skipped_until end as "skippedUntil"
      from (select *, row_number() over () as place from (${selectQueue(now, { limit: limit + 1, after, onlyDoubted: onlyReported })}) p) q
      join resources r on r.id = q.resource_id
      order by q.place`),
  )
  const items = rows.slice(0, limit).map((row) => queueItemSchema.parse(row))
  const last = items.at(-1)
  if (rows.length <= limit || !last) return { items, next: null }
  const { isUnconfirmed, isEmergency, age, doubts, id } = last
  return { items, next: { isUnconfirmed, isEmergency, age, doubts, checkedOn: rows[limit - 1]?.checkedOn ?? '', id } }
}
