import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Database, query } from '@/db'
import { listAgeBounds } from '../freshness'
import {
  contactSchema,
  noParts,
  type RecordParts,
  type ResourceDto,
  resourceSchema,
  specialHoursSchema,
} from '../schema'
import { contactsOf, specialHoursOf } from '../sql-parts'
import { categories } from '../vocabulary'
import type { AgeCount, Count, Directory, ListFilter, ResourceList } from './directory'
import { columns, published, type Row } from './sql-rows'

/** The minimum importance of an emergency entry (the generated column of `resources`). */
const EMERGENCY_IMPORTANCE = 16

function conditions(filter: ListFilter): SQL {
  const parts: SQL[] = [published]
  if (filter.category) parts.push(sql`r.category = ${filter.category}`)
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

/** Records that serve a state, or the whole country: one index scan per category. */
function chooseOfArea(area: string, filter: ListFilter): SQL {
  const parts: SQL[] = [sql`a.area = ${area}`]
  if (filter.withoutFacilities) parts.push(sql`not a.is_facility`)
  if (filter.emergency) parts.push(sql`a.importance >= ${EMERGENCY_IMPORTANCE}`)
  if (filter.after) {
    const { importance, title, id } = filter.after
    parts.push(
      sql`a.importance <= ${importance} and (a.importance < ${importance} or (a.title, a.resource_id) > (${title}, ${id}::uuid))`,
    )
  }
  const tagged = filter.tag
    ? sql`and exists (select 1 from resources r where r.id = a.resource_id and r.tags @> array[${filter.tag}]::text[])`
    : sql``
  const walks = (filter.category ? [filter.category] : categories).map(
    (
      category,
    ) => sql`(select a.* from resource_areas a where ${sql.join(parts, sql` and `)} and a.category = ${category}
      ${tagged} order by a.importance desc, a.title, a.resource_id limit ${filter.limit + 1})`,
  )
  return sql`select r.* from (
      select a.resource_id from (${sql.join(walks, sql` union all `)}) a
      order by a.importance desc, a.title, a.resource_id limit ${filter.limit + 1}
    ) chosen join resources r on r.id = chosen.resource_id where ${published}`
}

function choose(filter: ListFilter): SQL {
  const area = filter.state ?? (filter.scope === 'national' ? 'US' : null)
  if (area) return chooseOfArea(area, filter)
  return sql`select * from resources r where ${conditions(filter)}
    order by r.importance desc, r.title, r.id limit ${filter.limit + 1}`
}

async function listResources(db: Database, filter: ListFilter): Promise<ResourceList> {
  const rows = await db.execute<Row>(sql`
    select ${columns} from (${choose(filter)}) r join organizations o on o.id = r.organization_id
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
    select key->>'category' as category, key->>'state' as state, key->>'kind' as kind,
      (key->>'isEmergency')::boolean as "isEmergency", (key->>'isOpen24Hours')::boolean as "isOpen24Hours",
      key->'languages' as languages, sum(count)::int as count,
      coalesce(sum(count) filter (where (key->>'isFirst')::boolean), 0)::int as entries
    from tallies where topic = 'resources' group by 1, 2, 3, 4, 5, 6 having sum(count) <> 0`)
  return [...rows]
}

async function countAges(db: Database, now: Date): Promise<AgeCount[]> {
  const { aging, stale } = listAgeBounds(now)
  const rows = await db.execute<AgeCount & Record<string, unknown>>(sql`
    select category, state, "isEmergency",
      case when verified_on is null then 'never' when not is_verified or verified_on < ${stale}::date then 'stale'
        when verified_on <= ${aging}::date then 'aging' else 'fresh' end as age,
      sum(count)::int as count
    from (select key->>'category' as category, key->>'state' as state, (key->>'isEmergency')::boolean as "isEmergency",
        (key->>'isVerified')::boolean as is_verified, (key->>'verifiedOn')::date as verified_on, count
      from tallies where topic = 'checks') checks
    group by 1, 2, 3, 4 having sum(count) <> 0`)
  return [...rows]
}

/** The category and slug of the record that this one was merged into. */
export async function findMergedEntry(slug: string): Promise<Pick<ResourceDto, 'category' | 'slug'> | null> {
  const rows = await query((db) =>
    db.execute<Pick<ResourceDto, 'category' | 'slug'>>(sql`
      select r.category, r.slug from former_slugs f join resources r on r.id = f.resource_id
      where f.slug = ${slug} and ${published}`),
  )
  return rows[0] ?? null
}

export const sqlDirectory: Directory = {
  listResources: (filter) => query((db) => listResources(db, filter)),
  getResource: (slug) => query(async (db) => (await readBySlugs(db, [slug]))[0] ?? null),
  getResources: (slugs) => query((db) => readBySlugs(db, slugs)),
  countResources: () => query(countResources),
  countAges: (now) => query((db) => countAges(db, now)),
}

const partsSchema = z.object({ specialHours: z.array(specialHoursSchema), contacts: z.array(contactSchema) })

/** What only a record's own page shows. */
export async function findEntryParts(slug: string): Promise<RecordParts> {
  const [row] = await query((db) =>
    db.execute<Record<string, unknown>>(sql`select ${specialHoursOf} as "specialHours", ${contactsOf} as contacts
      from resources r where r.slug = ${slug} and ${published}`),
  )
  return row ? partsSchema.parse(row) : noParts
}
