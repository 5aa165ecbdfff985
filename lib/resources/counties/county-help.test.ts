import { expect, test } from 'vitest'
import { closeDatabase } from '@/db'
import { findCounty, listCounties, listNearestCounties } from '@/lib/geography/counties'
import { stateCodes } from '@/lib/geography/states'
import { findCounties } from '@/lib/search/nearby/find-counties'
import { useDatabase } from '@/tests/support/database'
import { getCountyHelp, getStateLines, splitCalls } from './county-help'

const database = useDatabase()

function county(state: Parameters<typeof findCounty>[0], slug: string) {
  const found = findCounty(state, slug)
  if (!found) throw new Error(`no county ${slug}`)
  return found
}

test('every state has counties, each with its own address', () => {
  const all = stateCodes.flatMap(listCounties)
  expect(all.length).toBeGreaterThan(3200)
  expect(new Set(all.map(({ state, slug }) => `${state} ${slug}`)).size).toBe(all.length)
})

test('a county lists its programs first, then the nearest entries of each kind by distance', async () => {
  const { fips } = county('OH', 'cuyahoga')
  const [row] =
    await database.sql`insert into resources (organization_id, slug, title, description, category, tags, is_emergency, scope, state, county_fips, counties_served)
    select id, 'test-refuge', 'Test Refuge', 'A refuge.', 'housing-shelter', '{domestic-violence}', true, 'local', 'OH', ${fips}, array[${fips}] from organizations limit 1 returning id`
  await database.sql`insert into phones (resource_id, number) values (${row?.id}, '216-555-0100')`
  const help = await getCountyHelp(fips)
  expect(help.local.map(({ slug }) => slug)).toContain('test-refuge')
  expect(help.neighbors).toEqual([])
  const exactHelp: Record<string, string[]> = {
    legal: ['legal-aid', 'family-law', 'protection-orders', 'tenant-rights', 'immigration-legal'],
    money: ['cash-help', 'rent-help', 'utility-help', 'benefits'],
    food: ['food-pantry', 'food-bank'],
  }
  for (const { id, entries } of help.groups) {
    expect(entries.length).toBeLessThanOrEqual(4)
    if (id === 'health') continue
    const isFit = ({ entry }: (typeof entries)[number]) =>
      exactHelp[id]?.some((kind) => entry.helpKinds.includes(kind)) ?? true
    for (const part of [entries.filter(isFit), entries.filter((entry) => !isFit(entry))]) {
      const miles = part.flatMap((entry) => entry.miles ?? [])
      expect(miles).toEqual([...miles].sort((a, b) => a - b))
    }
  }
  const shown = [
    ...help.local,
    ...help.stateLines,
    ...help.groups.flatMap(({ entries }) => entries.map(({ entry }) => entry)),
  ]
  expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length)
  await database.sql`delete from resources where slug = 'test-refuge'`
})

test('what answers day and night comes first, however many programs there are', async () => {
  const { fips } = county('OH', 'vinton')
  const add = async (slug: string, isOpen24Hours: boolean, scope = 'local') => {
    const counties = scope === 'local' ? [fips] : []
    const [row] =
      await database.sql`insert into resources (organization_id, slug, title, description, category, tags, is_emergency, scope, state, service_area, counties_served, is_open_24_hours)
      select id, ${slug}, ${slug}, 'A refuge.', 'housing-shelter', '{domestic-violence}', true, ${scope}, 'OH', '{OH}', ${counties}::text[], ${isOpen24Hours} from organizations limit 1 returning id`
    await database.sql`insert into phones (resource_id, number) values (${row?.id}, '740-555-0100')`
  }
  for (const at of [1, 2, 3, 4, 5, 6]) await add(`test-a-hours-unknown-${at}`, false)
  await add('test-z-day-and-night', true)
  await add('test-z-state-day-and-night', true, 'state')
  const { sure, others } = splitCalls(await getCountyHelp(fips))
  expect(sure.map(({ slug }) => slug)).toEqual(['test-z-day-and-night', 'test-z-state-day-and-night'])
  expect(others.map(({ slug }) => slug)).toContain('test-a-hours-unknown-1')
  expect((await getStateLines('OH'))[0]?.slug).toBe('test-z-state-day-and-night')
  await database.sql`delete from resources where slug like 'test-a-hours-unknown-%' or slug like 'test-z-%day-and-night'`
})

/** Some degrees north of the middle of a county of Montana. */
async function addNorthOf(
  here: ReturnType<typeof county>,
  slug: string,
  category: string,
  kind: string,
  away: number,
): Promise<void> {
  const [row] =
    await database.sql`insert into resources (organization_id, slug, title, description, category, scope, state, help_kinds)
    select id, ${slug}, ${slug}, 'Helps.', ${category}, 'local', 'MT', array[${kind}] from organizations limit 1 returning id`
  await database.sql`insert into locations (resource_id, street, city, state, latitude, longitude, address_visibility)
    values (${row?.id}, '1 Main St', 'Jordan', 'MT', ${here.latitude + away}, ${here.longitude}, 'full')`
}

test('the right kind of help comes before what is closer', async () => {
  const here = county('MT', 'garfield')
  await addNorthOf(here, 'test-disability-center', 'rights-advocacy', 'disability', 0.01)
  await addNorthOf(here, 'test-legal-aid', 'rights-advocacy', 'legal-aid', 0.2)
  await addNorthOf(here, 'test-detox', 'womens-health', 'substance-use', 0.01)
  await addNorthOf(here, 'test-clinic', 'womens-health', 'health-center', 0.2)
  const { groups } = await getCountyHelp(here.fips)
  const firsts = groups.flatMap(({ id, entries }) => (id === 'legal' || id === 'health' ? entries[0]?.entry.slug : []))
  expect(firsts).toEqual(['test-legal-aid', 'test-clinic'])
  await database.sql`delete from resources where slug in ('test-disability-center', 'test-legal-aid', 'test-detox', 'test-clinic')`
})

test('what is more than 50 miles away stands apart, nearest first, and each kind keeps what is near', async () => {
  const here = county('MT', 'garfield')
  // A degree is 69 miles.
  await addNorthOf(here, 'test-near-clinic', 'womens-health', 'health-center', 0.6)
  await addNorthOf(here, 'test-far-legal-aid', 'rights-advocacy', 'legal-aid', 0.8)
  const { groups, farther } = await getCountyHelp(here.fips)
  const near = groups.flatMap(({ entries }) => entries)
  expect(near.map(({ entry }) => entry.slug)).toContain('test-near-clinic')
  for (const { miles } of near) expect(miles ?? 0).toBeLessThanOrEqual(50)
  expect(farther[0]?.entry.slug).toBe('test-far-legal-aid')
  const distances = farther.map(({ miles }) => miles ?? 0)
  expect(distances).toEqual([...distances].sort((a, b) => a - b))
  expect(Math.min(...distances)).toBeGreaterThan(50)
  await database.sql`delete from resources where slug in ('test-near-clinic', 'test-far-legal-aid')`
})

test('a private address has no distance and no point, and an area has no point', async () => {
  const helps = await Promise.all(['cuyahoga', 'franklin'].map((slug) => getCountyHelp(county('OH', slug).fips)))
  const placed = helps
    .flatMap(({ groups }) => groups.flatMap(({ entries }) => entries))
    .filter(({ miles }) => miles !== null)
  expect(placed.length).toBeGreaterThan(0)
  const ids = placed.map(({ entry }) => entry.id)
  const rows =
    await database.sql`select distinct resource_id from locations where resource_id = any(${ids}) and address_visibility = 'full'`
  expect(rows).toHaveLength(new Set(ids).size)
  expect(placed.some(({ at }) => at !== null)).toBe(true)
  for (const { at, isApproximate } of placed) expect(at === null).toBe(isApproximate)
  const unplaced = helps
    .flatMap(({ groups }) => groups.flatMap(({ entries }) => entries))
    .filter(({ miles }) => miles === null)
  for (const { at } of unplaced) expect(at).toBeNull()
})

test('a county without a program shows those of neighboring counties', async () => {
  const nowhere = county('MT', 'garfield')
  const [near] = listNearestCounties(nowhere, 1)
  await database.sql`insert into resources (organization_id, slug, title, description, category, tags, is_emergency, scope, state, counties_served)
    select id, 'test-neighbor', 'Test Neighbor', 'A refuge.', 'housing-shelter', '{domestic-violence}', true, 'local', 'MT', array[${near?.fips ?? ''}] from organizations limit 1`
  const help = await getCountyHelp(nowhere.fips)
  expect(help.local).toEqual([])
  expect(help.neighbors.map(({ slug }) => slug)).toContain('test-neighbor')
  await database.sql`delete from resources where slug = 'test-neighbor'`
})

test('a county without a program shows those of the state whose counties are unknown', async () => {
  const nowhere = county('WV', 'barbour')
  await database.sql`with program as (
    insert into resources (organization_id, slug, title, description, category, tags, is_emergency, scope, state)
      select id, 'test-unplaced', 'Test Unplaced', 'A refuge.', 'housing-shelter', '{domestic-violence}', true, 'local', 'WV'
      from organizations limit 1 returning id)
    insert into phones (resource_id, number) select id, '304-555-0100' from program`
  const slugs = async () => (await getCountyHelp(nowhere.fips)).unplaced.map(({ slug }) => slug)
  expect(await slugs()).toContain('test-unplaced')
  await database.sql`update resources set counties_served = array[${nowhere.fips}] where slug = 'test-unplaced'`
  expect(await slugs()).toEqual([])
  expect((await getCountyHelp(nowhere.fips)).local.map(({ slug }) => slug)).toEqual(['test-unplaced'])
  await database.sql`delete from resources where slug = 'test-unplaced'`
})

test('a ZIP code, a town and a county lead to the county; an ambiguous name gives every match', async () => {
  const slugs = async (typed: string) =>
    (await findCounties(typed)).map((found) => `${found.county.state} ${found.county.slug}`)
  expect(await slugs('44114')).toEqual(['OH cuyahoga'])
  expect(await slugs('Cleveland, OH')).toContain('OH cuyahoga')
  expect(await slugs('cuyahoga county')).toEqual(['OH cuyahoga'])
  expect(await slugs('Saint Clairsville OH')).toEqual(['OH belmont'])
  expect((await slugs('Burlington OH')).length).toBe(2)
  expect(await slugs('zzqx')).toEqual([])
})

test('with the database down, the page comes from the last copy and says so', async () => {
  const url = process.env.DATABASE_URL
  closeDatabase()
  process.env.DATABASE_URL = 'postgres://nobody@127.0.0.1:1/none'
  try {
    const help = await getCountyHelp(county('OH', 'cuyahoga').fips)
    expect(help.isFromCopy).toBe(true)
    expect(Array.isArray(await getStateLines('OH'))).toBe(true)
    expect((await findCounties('cuyahoga county')).map(({ county: { slug } }) => slug)).toEqual(['cuyahoga'])
  } finally {
    closeDatabase()
    process.env.DATABASE_URL = url
  }
})
