import { type SQL, sql } from 'drizzle-orm'
import { type Database, query } from '@/db'
import type { AgeCount, Count, Directory, ListFilter, ResourceList } from './directory'
import { listAgeBounds } from './freshness'
import { type ResourceDto, resourceSchema } from './schema'
import { columns, published, type Row } from './sql-rows'
import { searchDirectory } from './sql-search'

function conditions(filter: ListFilter): SQL {
  const parts: SQL[] = [published]
  if (filter.category) parts.push(sql`r.category = ${filter.category}`)
  if (filter.state) parts.push(sql`r.search @@ ${`'~s:${filter.state}'`}::tsquery`)
  if (filter.scope) parts.push(sql`r.scope = ${filter.scope}`)
  if (filter.tag) parts.push(sql`r.tags @> array[${filter.tag}]::text[]`)
  if (filter.emergency) parts.push(sql`r.is_emergency`)
  if (filter.withoutFacilities) parts.push(sql`r.kind <> 'facility'`)
  if (filter.after) {
    const { importance, title, id } = filter.after
    parts.push(
      sql`(r.importance < ${importance} or (r.importance = ${importance} and (r.title, r.id) > (${title}, ${id}::uuid)))`,
    )
  }
  return sql.join(parts, sql` and `)
}

async function listResources(db: Database, filter: ListFilter): Promise<ResourceList> {
  const rows = await db.execute<Row>(sql`
    select ${columns} from (
      select * from resources r where ${conditions(filter)}
      order by r.importance desc, r.title, r.id limit ${filter.limit + 1}
    ) r join organizations o on o.id = r.organization_id
    order by r.importance desc, r.title, r.id`)
  const shown = rows.slice(0, filter.limit)
  const last = shown.at(-1)
  const next =
    rows.length > filter.limit && last ? { importance: last.importance, title: last.title, id: last.id } : null
  return { items: shown.map((row) => resourceSchema.parse(row)), next }
}

async function readBySlugs(db: Database, slugs: string[]): Promise<ResourceDto[]> {
  if (slugs.length === 0) return []
  const list = sql.join(
    slugs.map((slug) => sql`${slug}`),
    sql`, `,
  )
  const rows = await db.execute<Row>(
    sql`select ${columns} from resources r join organizations o on o.id = r.organization_id
        where r.slug in (${list}) and ${published}`,
  )
  const bySlug = new Map(rows.map((row) => [row.slug, resourceSchema.parse(row)]))
  return slugs.flatMap((slug) => bySlug.get(slug) ?? [])
}

async function countResources(db: Database): Promise<Count[]> {
  const rows = await db.execute<Count & Record<string, unknown>>(sql`
    select r.category, area.state, r.kind, r.is_emergency as "isEmergency",
      r.is_open_24_hours as "isOpen24Hours", r.languages, count(*)::int as count,
      (count(*) filter (where coalesce(area.place, 1) = 1))::int as entries
    from resources r
    left join lateral unnest(case when cardinality(r.service_area) > 0 then r.service_area
      when r.state is not null then array[r.state] end)
      with ordinality area(state, place) on true
    where ${published}
    group by r.category, area.state, r.kind, r.is_emergency, r.is_open_24_hours, r.languages`)
  return [...rows]
}

async function countAges(db: Database, now: Date): Promise<AgeCount[]> {
  const { ageing, stale } = listAgeBounds(now)
  const rows = await db.execute<AgeCount & Record<string, unknown>>(sql`
    select r.category, r.state, r.is_emergency as "isEmergency",
      case when r.verified_on is null then 'never'
        when not r.is_verified or r.verified_on < ${stale}::date then 'stale'
        when r.verified_on <= ${ageing}::date then 'ageing' else 'fresh' end as age,
      count(*)::int as count
    from resources r where ${published} group by 1, 2, 3, 4`)
  return [...rows]
}

export const sqlDirectory: Directory = {
  listResources: (filter) => query((db) => listResources(db, filter)),
  getResource: (slug) => query(async (db) => (await readBySlugs(db, [slug]))[0] ?? null),
  getResources: (slugs) => query((db) => readBySlugs(db, slugs)),
  countResources: () => query(countResources),
  countAges: (now) => query((db) => countAges(db, now)),
  searchResources: (search, page) => query((db) => searchDirectory(db, search, page)),
}
