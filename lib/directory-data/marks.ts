/**
 * Bookmarks at every hundredth entry of a list. A page deep in a long list is read from the mark before it, so no page
 * costs more than a few hundred rows. Marks are cached until the directory changes.
 */
import { DIRECTORY_TAG } from '@/lib/cache/tags'
import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { query } from '@/db'
import type { Category } from '@/db/vocabulary/directory'
import { cached } from '@/lib/cache/cached'
import { published } from './read-entries'

const STEP = 100
/** Scans a whole list, once per directory version. */
const DEADLINE_MS = 10_000

export type MarkedList = 'service' | 'organization' | 'service_at_location'

interface Marks {
  total: number
  /** A row's id, and the number of entries before it. */
  marks: [id: string, before: number][]
}

/** A record without a public location still has its town, unless it is nationwide. */
export const placeCount = sql`case when exists (select 1 from locations l where l.resource_id = r.id and l.address_visibility <> 'hidden')
  then (select count(*) from locations l where l.resource_id = r.id and l.address_visibility <> 'hidden')
  when r.scope <> 'national' and (r.city is not null or r.state is not null) then 1 else 0 end`

function selectCounted(list: MarkedList, category: Category | null): SQL {
  if (list === 'organization') {
    return sql`select distinct on (r.organization_id) r.organization_id as id, 1 as n from resources r
      where ${published} order by r.organization_id`
  }
  return sql`select r.id, ${list === 'service' ? sql`1` : placeCount} as n from resources r
    where ${published} ${category ? sql`and r.category = ${category}` : sql``}`
}

async function readMarks(list: MarkedList, category: Category | null): Promise<Marks> {
  const rows = await query(
    (db) =>
      db.execute<{ id: string; before: number; n: number; isLast: boolean }>(sql`
        select id, before::int, n::int, is_last as "isLast" from (
          select id, n, before, before / ${STEP}::int as step, lag(before / ${STEP}::int) over (order by id) as former,
            lead(id) over (order by id) is null as is_last
          from (select id, n, (sum(n) over (order by id) - n)::int as before
            from (${selectCounted(list, category)}) each where n > 0) counted) marked
        where former is null or step > former or is_last order by id`),
    DEADLINE_MS,
  )
  const last = rows.at(-1)
  return { total: last ? last.before + last.n : 0, marks: rows.map(({ id, before }) => [id, before]) }
}

const getMarks = cached('hsds-marks', readMarks, [DIRECTORY_TAG])

export interface Spot {
  total: number
  /** The row to start at; null past the end. */
  from: string | null
  /** How many entries to skip after it. */
  skip: number
}

export async function findSpot(list: MarkedList, category: Category | null, offset: number): Promise<Spot> {
  const { total, marks } = await getMarks(list, category)
  const mark = offset < total ? marks.findLast(([, before]) => before <= offset) : undefined
  return mark ? { total, from: mark[0], skip: offset - mark[1] } : { total, from: null, skip: 0 }
}
