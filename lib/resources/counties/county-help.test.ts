import { expect, test } from 'vitest'
import { closeDatabase } from '@/db'
import { findCounty, listCounties, listNearestCounties } from '@/lib/geography/counties'
import { stateCodes } from '@/lib/geography/states'
import { findCounties } from '@/lib/search/nearby/find-counties'
import { useDatabase } from '@/tests/support/database'
import { getCountyHelp, getStateLines } from './county-help'

const database = useDatabase()

function county(state: Parameters<typeof findCounty>[0], slug: string) {
  const found = findCounty(state, slug)
  if (!found) throw new Error(`no county ${slug}`)
  return found
}

test('every state has counties, each under an address of its own', () => {
  const all = stateCodes.flatMap(listCounties)
  expect(all.length).toBeGreaterThan(3200)
  expect(new Set(all.map(({ state, slug }) => `${state} ${slug}`)).size).toBe(all.length)
})

test('a county has its programs first and the nearest of each kind, with the way to them', async () => {
  const { fips } = county('OH', 'cuyahoga')
  const [row] =
    await database.sql`insert into resources (organization_id, slug, title, description, category, tags, is_emergency, scope, state, county_fips, counties_served)
    select id, 'test-refuge', 'Test Refuge', 'A refuge.', 'housing-shelter', '{domestic-violence}', true, 'local', 'OH', ${fips}, array[${fips}] from organizations limit 1 returning id`
  await database.sql`insert into phones (resource_id, number) values (${row?.id}, '216-555-0100')`
  const help = await getCountyHelp(fips)
  expect(help.local.map(({ slug }) => slug)).toContain('test-refuge')
  expect(help.neighbors).toEqual([])
  for (const { entries } of help.groups) {
    expect(entries.length).toBeLessThanOrEqual(4)
    const miles = entries.flatMap((entry) => entry.miles ?? [])
    expect(miles).toEqual([...miles].sort((a, b) => a - b))
  }
  const shown = [
    ...help.local,
    ...help.stateLines,
    ...help.groups.flatMap(({ entries }) => entries.map(({ entry }) => entry)),
  ]
  expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length)
  await database.sql`delete from resources where slug = 'test-refuge'`
})

test('a place that is kept private has no distance', async () => {
  const helps = await Promise.all(['cuyahoga', 'franklin'].map((slug) => getCountyHelp(county('OH', slug).fips)))
  const placed = helps
    .flatMap(({ groups }) => groups.flatMap(({ entries }) => entries))
    .filter(({ miles }) => miles !== null)
  expect(placed.length).toBeGreaterThan(0)
  const ids = placed.map(({ entry }) => entry.id)
  const rows =
    await database.sql`select distinct resource_id from locations where resource_id = any(${ids}) and address_visibility = 'full'`
  expect(rows).toHaveLength(new Set(ids).size)
})

test('a county without a program is shown those of the counties around it', async () => {
  const nowhere = county('MT', 'garfield')
  const [near] = listNearestCounties(nowhere, 1)
  await database.sql`insert into resources (organization_id, slug, title, description, category, tags, is_emergency, scope, state, counties_served)
    select id, 'test-neighbor', 'Test Neighbor', 'A refuge.', 'housing-shelter', '{domestic-violence}', true, 'local', 'MT', array[${near?.fips ?? ''}] from organizations limit 1`
  const help = await getCountyHelp(nowhere.fips)
  expect(help.local).toEqual([])
  expect(help.neighbors.map(({ slug }) => slug)).toContain('test-neighbor')
  await database.sql`delete from resources where slug = 'test-neighbor'`
})

test('a ZIP code, a town and a county lead to the county; a shared name asks which', async () => {
  const slugs = async (typed: string) =>
    (await findCounties(typed)).map((found) => `${found.county.state} ${found.county.slug}`)
  expect(await slugs('44114')).toEqual(['OH cuyahoga'])
  expect(await slugs('Cleveland, OH')).toContain('OH cuyahoga')
  expect(await slugs('cuyahoga county')).toEqual(['OH cuyahoga'])
  expect(await slugs('Saint Clairsville OH')).toEqual(['OH belmont'])
  expect((await slugs('Burlington OH')).length).toBe(2)
  expect(await slugs('zzqx')).toEqual([])
})

test('with the database away there is an honest page from the last copy', async () => {
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
