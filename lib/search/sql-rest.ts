/** The results after the ranked ones, paged by key to the end; and the counts for each filter. */
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/db'
import { whoFacts, whoFields } from '@/db/vocabulary/who-may-come'
import { selectOpen } from '@/lib/resources/hours/sql-hours'
import type { FacetCounts } from '@/lib/resources/reads/directory'
import { writeIds } from '@/lib/resources/reads/sql-rows'
import type { SearchFilters } from './filters'
import { writeAnswer } from './sql-candidates'
import type { Understood } from './understand'

export interface ListKey {
  importance: number
  title: string
  id: string
}

type KeyRow = ListKey & Record<string, unknown>

/** Up to this many matches are sorted; with more, the sort index is scanned. */
const MAX_SORTED = 1000
/** With this many ranked results, there are enough matches for that index. */
const SMALL_HEAD = 50

/** Enough to fill a page if one record in twenty matches. */
const NEXT = 400

/** Checks only the next records in key order. Null if they do not fill the page. */
async function listOfNext(db: Database, answer: SQL, page: SQL, key: SQL, limit: number): Promise<KeyRow[] | null> {
  const rows = await db.execute<KeyRow>(sql`
    select r.importance, r.title, r.id from (select * from resources r where r.archived_at is null ${key}
      order by r.importance desc, r.title, r.id limit ${NEXT}) r where ${answer} and ${page}`)
  return rows.length < limit ? null : rows
}

/** Null if there are too many. For few matches among very many records, the planner would scan the whole sort index. */
async function listOfFew(db: Database, answer: SQL, page: SQL): Promise<KeyRow[] | null> {
  const rows = await db.execute<KeyRow & { total: number }>(sql`
    with few as materialized (
      select r.importance, r.title, r.id from resources r where ${answer} limit ${MAX_SORTED + 1})
    select counted.total, found.* from (select count(*)::int as total from few) counted
      left join lateral (select r.importance, r.title, r.id from few r where ${page}) found on true`)
  return (rows[0]?.total ?? 0) > MAX_SORTED ? null : rows.filter(({ id }) => id !== null)
}

export async function listRest(
  db: Database,
  asked: Understood,
  filters: SearchFilters,
  words: SQL | null,
  head: readonly string[],
  { after, skip }: { after: ListKey | null; skip: number },
  limit: number,
): Promise<{ ids: string[]; next: ListKey | null }> {
  const key = after
    ? sql`and (r.importance < ${after.importance} or (r.importance = ${after.importance}
        and (r.title, r.id) > (${after.title}, ${after.id}::uuid)))`
    : sql``
  const page = sql`r.id <> all(${writeIds(head)}) ${key} order by r.importance desc, r.title, r.id limit ${limit + 1} offset ${skip}`
  const answer = writeAnswer(asked, filters, words)
  const ofSmallHead =
    head.length < SMALL_HEAD
      ? ((await listOfNext(db, answer, page, key, limit + 1)) ?? (await listOfFew(db, answer, page)))
      : null
  const rows =
    ofSmallHead ??
    (await db.execute<KeyRow>(sql`select r.importance, r.title, r.id from resources r where ${answer} and ${page}`))
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const next = rows.length > limit && last ? { importance: last.importance, title: last.title, id: last.id } : null
  return { ids: shown.map(({ id }) => id), next }
}

export interface SearchCounts extends FacetCounts {
  total: number
  openNow: number
  /** The number of records for which each fact about who may come is known to be true. */
  who: Record<string, number>
}

interface CountRow extends Record<string, unknown> {
  facet: string
  value: string | null
  count: number
}

const whoFactCases = whoFacts
  .map((fact) => `case when r.${whoFields[fact].column} = 'yes' then '${fact}' end`)
  .join(', ')
const counted = sql.raw(
  `r.id, r.category, r.service_area, r.languages, r.is_open_24_hours, r.is_emergency, array_remove(array[${whoFactCases}], null) as who`,
)

/** Counts over the whole answer: all records that match, and the ranked ones that do not. */
export async function countAnswer(
  db: Database,
  asked: Understood,
  filters: SearchFilters,
  words: SQL | null,
  head: readonly string[],
): Promise<SearchCounts> {
  const answer = writeAnswer(asked, filters, words)
  const rows = await db.execute<CountRow>(sql`
    with answer as materialized (
      select ${counted} from resources r where ${answer}
      union all
      select ${counted} from resources r where r.id = any(${writeIds(head)}) and r.archived_at is null and (${answer}) is not true)
    select 'total' as facet, null as value, count(*)::int as count from answer
    union all select 'category', category, count(*)::int from answer group by category
    union all select 'state', area, count(*)::int from answer, unnest(service_area) area group by area
    union all select 'language', language, count(*)::int from answer, unnest(languages) language group by language
    union all select 'who', fact, count(*)::int from answer, unnest(who) fact group by fact
    union all select 'openNow', null, count(*)::int from answer where id in ${selectOpen(new Date())}
    union all select 'open24Hours', null, count(*)::int from answer where is_open_24_hours
    union all select 'emergency', null, count(*)::int from answer where is_emergency`)
  const single = (facet: string) => rows.find((row) => row.facet === facet)?.count ?? 0
  const group = (facet: string) =>
    Object.fromEntries(rows.flatMap((row) => (row.facet === facet && row.value ? [[row.value, row.count]] : [])))
  return {
    total: single('total'),
    category: group('category'),
    state: group('state'),
    language: group('language'),
    who: group('who'),
    openNow: single('openNow'),
    open24Hours: single('open24Hours'),
    emergency: single('emergency'),
  }
}
