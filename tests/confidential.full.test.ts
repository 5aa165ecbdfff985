/**
 * A confidential address changes nothing that anyone can see. Everything the site publishes about its directory is
 * collected with and without one, and must be identical byte for byte. (This excludes what staff see.)
 */
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { collectOutputs, type Kept } from './support/collect-outputs'
import { useDatabase } from './support/database'

const folder = vi.hoisted(() => {
  const { mkdtempSync } = process.getBuiltinModule('node:fs')
  process.env.DATA_DIR = mkdtempSync(`${process.getBuiltinModule('node:os').tmpdir()}/confidential-`)
  return process.env.DATA_DIR
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const database = useDatabase()

/** Words that occur only in the address. */
const CANARIES = ['Zanzibarroad', 'Quagmireville', '44.4812', '73.2098']
const SEARCHES = ['refuge', 'Zanzibarroad', 'Quagmireville', 'refuge 05499', 'burlington']

interface Place {
  street: string | null
  city: string | null
  state: string | null
  zip: string | null
  latitude: number | null
  longitude: number | null
  isApproximate?: boolean
}

const nothing: Place = { street: null, city: null, state: null, zip: null, latitude: null, longitude: null }
const secret: Place = {
  street: '17 Zanzibarroad',
  city: 'Quagmireville',
  state: 'VT',
  zip: '05499',
  latitude: 44.4812,
  longitude: -73.2098,
}
const town: Place = { ...nothing, city: 'Winooski', state: 'VT' }

interface Refuge {
  title: string
  visibility: 'hidden' | 'area' | 'held'
  open: Place[]
  secret: Place[]
}

/** What a confidential address may consist of. All of them are there at once, since collecting takes long. */
const refuges: Refuge[] = [
  // With its street, town, ZIP code and point.
  { title: 'Refuge of the North', visibility: 'hidden', open: [nothing], secret: [secret] },
  // In a different state than its record.
  {
    title: 'Refuge of the East',
    visibility: 'hidden',
    open: [nothing],
    secret: [{ ...secret, state: 'NH', zip: '03999' }],
  },
  {
    title: 'Refuge of Two Places',
    visibility: 'hidden',
    open: [nothing],
    secret: [secret, { ...secret, street: '18 Zanzibarroad', isApproximate: true }],
  },
  {
    title: 'Refuge of a Point',
    visibility: 'hidden',
    open: [nothing],
    secret: [{ ...nothing, latitude: 44.4812, longitude: -73.2098 }],
  },
  {
    title: 'Refuge of a Town',
    visibility: 'area',
    open: [town],
    secret: [{ ...secret, city: town.city }],
  },
  // Held back until a person decides.
  { title: 'Refuge of a House', visibility: 'held', open: [town], secret: [{ ...secret, city: town.city }] },
]

const records: Kept[] = []

beforeAll(async () => {
  for (const { title } of refuges) {
    const [organization] = await database.sql<{ id: string }[]>`
      insert into organizations (name, website) values (${title}, 'https://refuge.example') returning id`
    const slug = title.toLowerCase().replaceAll(' ', '-')
    const [row] = await database.sql<Kept[]>`
      insert into resources (organization_id, slug, title, description, category, tags, is_emergency, scope, city, state, service_area)
      values (${organization?.id ?? ''}, ${slug}, ${title}, 'A refuge.', 'housing-shelter',
        '{shelter,domestic-violence}', true, 'local', 'Burlington', 'VT', '{VT}')
      returning id, slug, category`
    if (!row) throw new Error('no record')
    records.push(row)
    await database.sql`insert into phones (resource_id, number) values (${row.id}, '802-555-0100')`
  }
})

/** Gives the records exactly these places; nothing else about them changes, not even their time of update. */
async function placeAll(which: 'open' | 'secret'): Promise<void> {
  const ids = records.map(({ id }) => id)
  await database.sql`delete from locations where resource_id = any(${ids}::uuid[])`
  for (const [index, refuge] of refuges.entries()) {
    for (const { street, city, state, zip, latitude, longitude, isApproximate = false } of refuge[which]) {
      await database.sql`
        insert into locations (resource_id, street, city, state, zip, latitude, longitude, is_approximate, address_visibility)
        values (${ids[index] ?? ''}, ${street}, ${city}, ${state}, ${zip}, ${latitude}, ${longitude}, ${isApproximate},
          ${refuge.visibility})`
    }
  }
  await database.sql.begin(async (sql) => {
    await sql`set local session_replication_role = replica`
    await sql`update resources set updated_at = '2026-01-01T00:00:00Z' where id = any(${ids}::uuid[])`
  })
}

async function collectWith(which: 'open' | 'secret'): Promise<Map<string, string>> {
  await placeAll(which)
  return collectOutputs(records, SEARCHES)
}

function findDiffering(outputs: Map<string, string>, expected: Map<string, string>): string[] {
  return [...outputs].filter(([name, text]) => text !== expected.get(name)).map(([name]) => name)
}

const MOST_TRIES = 4
/** Collecting takes a minute on a busy machine. */
const MOST_MS = 300_000

let without: Map<string, string>
let outputs: Map<string, string>

/** On an overloaded machine a call may time out and respond differently: if the two differ, both are collected again. */
beforeAll(async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T15:00:00Z'), toFake: ['Date'] })
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    without = await collectWith('open')
    outputs = await collectWith('secret')
    if (findDiffering(outputs, without).length === 0) return
  }
}, MOST_MS)
afterAll(() => vi.useRealTimers())

test.each(refuges)('$title can be found', ({ title }) => {
  const naming = [...without].filter(([, text]) => text.includes(title)).map(([name]) => name)
  for (const part of [
    'nearby',
    'search',
    'quiet',
    'help-now',
    'directory.csv',
    'hsds/services',
    '?zip=05401',
    '?latitude=44.48',
    'page ["location-services/search"',
    'resources/[category]',
  ]) {
    expect(naming.join('\n')).toContain(part)
  }
})

test('the public town is shown, and calls are in the log', () => {
  expect([...without.values()].join()).toContain('Winooski')
  expect(without.get('log')).toContain('/api/resources/nearby')
})

test('the output is the same with the confidential addresses as without', () => {
  expect([...outputs.keys()]).toEqual([...without.keys()])
  expect(findDiffering(outputs, without)).toEqual([])
})

test('no output names any part of a confidential address, but the page that repeats what was searched for', () => {
  for (const [name, text] of outputs) {
    if (name.startsWith('page ["resources/search"')) continue
    expect(CANARIES.filter((canary) => text.includes(canary)).map((canary) => `${name}: ${canary}`)).toEqual([])
  }
})
