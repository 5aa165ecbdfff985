/** The read-only HSDS API over the published records. */
import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { query } from '@/db'
import { categories } from '@/db/vocabulary/directory'
import { AppError } from '@/lib/http/app-error'
import { writeIds } from '@/lib/resources/reads/sql-rows'
import { createPage, type HsdsPage, type Paging } from './hsds-page'
import type { HsdsOrganization, HsdsPlace, HsdsService } from './hsds-record'
import { getCategoryTerm } from './hsds-terms'
import { findSpot, placeCount } from './marks'
import type { PublicEntry } from './public-entry'
import { published, selectEntries } from './read-entries'
import { matchTaxonomy, matchTerm } from './terms-query'
import { listOwners, toHsdsOrganization, toHsdsService, toServicesAtLocations } from './to-hsds'

/** The maximum depth of a filtered list. */
export const FILTERED_DEPTH = 10_000
const DEADLINE_MS = 5000
const byId = sql`r.id`

export interface ServiceFilter {
  /** Words that an entry must contain, in any inflection. */
  search?: string
  taxonomy_term_id?: string
  taxonomy_id?: string
  organization_id?: string
  modified_after?: string
}

function findCategory({ taxonomy_term_id: id }: ServiceFilter) {
  return categories.find((category) => getCategoryTerm(category).id === id) ?? null
}

/** Whether a list's marks can be used: the whole list, or one category. */
function isMarked(filter: ServiceFilter): boolean {
  const { taxonomy_term_id: term, ...rest } = filter
  return Object.values(rest).every((value) => !value) && (!term || findCategory(filter) !== null)
}

async function listConditions(filter: ServiceFilter): Promise<SQL> {
  const { search, taxonomy_term_id, taxonomy_id, organization_id, modified_after } = filter
  const parts = [published]
  if (search) parts.push(sql`r.search @@ websearch_to_tsquery('pg_catalog.english', fold(${search}))`)
  if (taxonomy_term_id) parts.push(await matchTerm(taxonomy_term_id))
  if (taxonomy_id) parts.push(matchTaxonomy(taxonomy_id))
  if (organization_id) parts.push(sql`r.organization_id = ${organization_id}::uuid`)
  if (modified_after) parts.push(sql`r.updated_at >= ${modified_after}::timestamptz`)
  return sql.join(parts, sql` and `)
}

function assertNear(offset: number): void {
  if (offset < FILTERED_DEPTH) return
  const detail = `A filtered list is given up to its first ${FILTERED_DEPTH} entries. For all of them, take the whole directory.`
  throw new AppError('bad-request', detail)
}

interface Chosen {
  entries: PublicEntry[]
  total: number
}

/** Search results are in list order, changed records in order of change. */
function orderOf(filter: ServiceFilter): SQL {
  if (filter.modified_after) return sql`r.updated_at, r.id`
  return filter.search ? sql`r.importance desc, r.id` : byId
}

async function chooseFiltered(filter: ServiceFilter, { page, per_page }: Paging): Promise<Chosen> {
  const offset = (page - 1) * per_page
  assertNear(offset)
  const where = await listConditions(filter)
  const order = orderOf(filter)
  return query(async (db) => {
    const [row] = await db.execute<{ total: number }>(
      sql`select count(*)::int as total from resources r where ${where}`,
    )
    const chosen = sql`select * from resources r where ${where} order by ${order} limit ${per_page} offset ${offset}`
    return { entries: await selectEntries(db, chosen, order), total: row?.total ?? 0 }
  }, DEADLINE_MS)
}

const BATCH = 200

/** All matches in batches, ordered by id. */
export async function* readEveryService(filter: ServiceFilter): AsyncGenerator<HsdsService[]> {
  const where = await listConditions(filter)
  for (let after: string | null = null; ; ) {
    const from: SQL = after ? sql`and r.id > ${after}::uuid` : sql``
    const chosen = sql`select * from resources r where ${where} ${from} order by r.id limit ${BATCH}`
    const entries: PublicEntry[] = await query((db) => selectEntries(db, chosen, byId), DEADLINE_MS)
    if (entries.length > 0) yield entries.map(toHsdsService)
    after = entries.at(-1)?.id ?? null
    if (entries.length < BATCH) return
  }
}

async function chooseMarked(filter: ServiceFilter, { page, per_page }: Paging): Promise<Chosen> {
  const category = findCategory(filter)
  const { total, from, skip } = await findSpot('service', category, (page - 1) * per_page)
  if (from === null) return { entries: [], total }
  const where = sql`${published} and r.id >= ${from}::uuid ${category ? sql`and r.category = ${category}` : sql``}`
  const chosen = sql`select * from resources r where ${where} order by r.id limit ${per_page} offset ${skip}`
  return { entries: await query((db) => selectEntries(db, chosen, byId), DEADLINE_MS), total }
}

export async function listServices(filter: ServiceFilter, paging: Paging): Promise<HsdsPage<HsdsService>> {
  const { entries, total } = await (isMarked(filter) ? chooseMarked(filter, paging) : chooseFiltered(filter, paging))
  return createPage(entries.map(toHsdsService), total, paging)
}

async function findEntry(id: string): Promise<PublicEntry | null> {
  const chosen = sql`select * from resources r where ${published} and r.id = ${id}::uuid`
  const [entry] = await query((db) => selectEntries(db, chosen, byId))
  return entry ?? null
}

export async function getService(id: string): Promise<HsdsService | null> {
  const entry = await findEntry(id)
  return entry && toHsdsService(entry)
}

function toPlaces(entry: PublicEntry): HsdsPlace[] {
  const { service_at_locations: _places, ...service } = toHsdsService(entry)
  return toServicesAtLocations(entry).map(({ id, location }) => ({ id, location, service }))
}

export async function getPlace(id: string): Promise<HsdsPlace | null> {
  const chosen = sql`select * from resources r where ${published} and r.id = any(${writeIds(listOwners(id))})`
  const entries = await query((db) => selectEntries(db, chosen, byId))
  return entries.flatMap(toPlaces).find((place) => place.id === id) ?? null
}

async function listFilteredPlaces(filter: ServiceFilter, paging: Paging): Promise<HsdsPage<HsdsPlace>> {
  const { page, per_page } = paging
  const offset = (page - 1) * per_page
  assertNear(offset)
  const where = await listConditions(filter)
  return query(async (db) => {
    const [shown] = await db.execute<{ total: number; ids: string[]; before: number | null }>(sql`
      with each as (select r.id, ${placeCount} as n from resources r where ${where} order by r.id limit ${FILTERED_DEPTH}),
        counted as (select id, n, sum(n) over (order by id) - n as before from each where n > 0),
        chosen as (select id, before from counted where before + n > ${offset} and before < ${offset + per_page})
      select (select coalesce(sum(n), 0)::int from counted) as total,
        array(select id::text from chosen order by id) as ids, (select min(before)::int from chosen) as before`)
    const { total, ids, before } = shown ?? { total: 0, ids: [], before: 0 }
    const chosen = sql`select * from resources r where r.id = any(${writeIds(ids)}) order by r.id`
    const places = (ids.length > 0 ? await selectEntries(db, chosen, byId) : []).flatMap(toPlaces)
    const skip = offset - (before ?? 0)
    return createPage(places.slice(skip, skip + per_page), total, paging)
  }, DEADLINE_MS)
}

/** Locations of services, in the order of the services. */
export async function listPlaces(filter: ServiceFilter, paging: Paging): Promise<HsdsPage<HsdsPlace>> {
  const offset = (paging.page - 1) * paging.per_page
  if (!isMarked(filter)) return listFilteredPlaces(filter, paging)
  const category = findCategory(filter)
  const { total, from, skip } = await findSpot('service_at_location', category, offset)
  if (from === null) return createPage([], total, paging)
  const where = sql`${published} and r.id >= ${from}::uuid ${category ? sql`and r.category = ${category}` : sql``}
    and ${hasPlaces}`
  const chosen = sql`select * from resources r where ${where} order by r.id limit ${skip + paging.per_page}`
  const entries = await query((db) => selectEntries(db, chosen, byId), DEADLINE_MS)
  return createPage(entries.flatMap(toPlaces).slice(skip, skip + paging.per_page), total, paging)
}

const hasPlaces = sql`((r.scope <> 'national' and (r.city is not null or r.state is not null))
  or exists (select 1 from locations l where l.resource_id = r.id and l.address_visibility <> 'hidden'))`

/** How many services an organization's response includes. */
export const MAX_PER_ORGANIZATION = 100

export interface FullOrganization extends HsdsOrganization {
  services: HsdsService[]
}

async function readOrganizations(ids: string[], most: number): Promise<FullOrganization[]> {
  if (ids.length === 0) return []
  const chosen = sql`select s.* from unnest(${writeIds(ids)}) chosen(id) cross join lateral (
    select * from resources r where r.organization_id = chosen.id and ${published} order by r.id limit ${most}) s`
  const entries = await query((db) => selectEntries(db, chosen, sql`r.organization_id, r.id`), DEADLINE_MS)
  const groups = new Map<string, FullOrganization>()
  for (const entry of entries) {
    const organization = toHsdsOrganization(entry)
    const known = groups.get(organization.id) ?? { ...organization, services: [] }
    known.services.push(toHsdsService(entry))
    groups.set(organization.id, known)
  }
  return [...groups.values()]
}

export async function getOrganization(id: string): Promise<FullOrganization | null> {
  const [organization] = await readOrganizations([id], MAX_PER_ORGANIZATION)
  return organization ?? null
}

/** Organizations with services; `each` limits how many services are read for one. */
export async function listOrganizations(
  filter: ServiceFilter,
  paging: Paging,
  each: number,
): Promise<HsdsPage<FullOrganization>> {
  const offset = (paging.page - 1) * paging.per_page
  if (Object.values(filter).some(Boolean)) {
    assertNear(offset)
    const where = await listConditions(filter)
    const rows = await query(
      (db) =>
        db.execute<{ id: string }>(sql`select distinct r.organization_id as id from (
          select * from resources r where ${where} limit ${FILTERED_DEPTH}) r order by id`),
      DEADLINE_MS,
    )
    const ids = rows.map(({ id }) => id)
    const found = await readOrganizations(ids.slice(offset, offset + paging.per_page), each)
    return createPage(found, ids.length, paging)
  }
  const { total, from, skip } = await findSpot('organization', null, offset)
  if (from === null) return createPage([], total, paging)
  const rows = await query(
    (db) =>
      db.execute<{ id: string }>(sql`select o.id from organizations o where o.id >= ${from}::uuid
        and exists (select 1 from resources r where r.organization_id = o.id and ${published})
        order by o.id limit ${paging.per_page} offset ${skip}`),
    DEADLINE_MS,
  )
  const found = await readOrganizations(
    rows.map(({ id }) => id),
    each,
  )
  return createPage(found, total, paging)
}
