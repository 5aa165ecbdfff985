import { type SQL, sql } from 'drizzle-orm'
import { isPassed, isWithin, listSegments, type QueueSegment, type RiskPosition } from './risk'

/** Of a row; '' for a record that was never checked. */
const checkedOn = sql`coalesce(c.checked_on::text, '')`

function inSegment({ isUnconfirmed, isEmergency, isDoubted, from, to }: QueueSegment): SQL {
  const dates = from === null ? sql`c.checked_on is null` : sql`c.checked_on between ${from}::date and ${to}::date`
  const doubts = isDoubted ? sql`c.doubts > 0` : sql`c.doubts = 0`
  return sql`c.is_listed and c.is_unconfirmed = ${isUnconfirmed} and c.is_emergency = ${isEmergency} and ${doubts} and ${dates}`
}

/** What of a segment comes after a position in it. */
function beyond(segment: QueueSegment, { doubts, checkedOn: date, id }: RiskPosition): SQL {
  const later =
    date === '' ? sql`c.resource_id > ${id}::uuid` : sql`(c.checked_on, c.resource_id) > (${date}::date, ${id}::uuid)`
  return segment.isDoubted ? sql`(c.doubts < ${doubts} or (c.doubts = ${doubts} and ${later}))` : later
}

/**
 * The queue in the order of risk, from a position on. Each segment is a piece of one index, read in its order; a
 * further one is only looked at when those before it did not fill the page.
 */
export function selectQueue(
  now: Date,
  {
    limit,
    after,
    onlyDoubted = false,
    where,
  }: { limit: number; after?: RiskPosition; onlyDoubted?: boolean; where?: SQL },
): SQL {
  const parts = listSegments(now)
    .filter((segment) => (segment.isDoubted || !onlyDoubted) && !(after && isPassed(segment, after)))
    .map((segment) => {
      const conditions = [inSegment(segment)]
      if (after && isWithin(segment, after)) conditions.push(beyond(segment, after))
      if (where) conditions.push(where)
      const order = segment.isDoubted
        ? sql`c.doubts desc, c.checked_on, c.resource_id`
        : sql`c.checked_on, c.resource_id`
      return sql`(select c.*, ${segment.age}::text as age, ${checkedOn} as checked_text from record_checks c
        where ${sql.join(conditions, sql` and `)} order by ${order} limit ${limit})`
    })
  if (parts.length === 0) return sql`select c.*, '' as age, '' as checked_text from record_checks c where false`
  return sql`select * from (${sql.join(parts, sql` union all `)}) q limit ${limit}`
}
