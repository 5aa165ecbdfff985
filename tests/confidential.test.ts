/**
 * A confidential address changes nothing that anyone can see. Everything the site publishes about its directory is
 * collected with and without one, and must be identical byte for byte. (This excludes what staff see.)
 */
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { collectOutputs, type Kept } from './support/collect-outputs'
import { useDatabase } from './support/database'

vi.mock('next/headers', () => import('./support/next-headers'))

const folder = vi.hoisted(() => {
  const { mkdtempSync } = process.getBuiltinModule('node:fs')
  process.env.DATA_DIR = mkdtempSync(`${process.getBuiltinModule('node:os').tmpdir()}/confidential-`)
  return process.env.DATA_DIR
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const database = useDatabase()
let kept: Kept

/** Words that occur only in the address. */
const CANARIES = ['Zanzibarroad', 'Quagmireville', '44.4812', '73.2098']
const SEARCHES = ['refuge', 'Zanzibarroad', 'Quagmireville', 'refuge 05499', 'burlington']

beforeAll(async () => {
  const [organization] = await database.sql<{ id: string }[]>`
    insert into organizations (name, website) values ('Refuge of the North', 'https://refuge.example') returning id`
  const [row] = await database.sql<Kept[]>`
    insert into resources (organization_id, slug, title, description, category, tags, is_emergency, scope, city, state, service_area)
    values (${organization?.id ?? ''}, 'refuge-of-the-north', 'Refuge of the North', 'A refuge.', 'housing-shelter',
      '{shelter,domestic-violence}', true, 'local', 'Burlington', 'VT', '{VT}')
    returning id, slug, category`
  if (!row) throw new Error('no record')
  kept = row
  await database.sql`insert into phones (resource_id, number) values (${row.id}, '802-555-0100')`
})

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

/** Gives the record exactly these places; nothing else about it changes, not even its time of update. */
async function place(visibility: 'hidden' | 'area', places: Place[]): Promise<void> {
  await database.sql`delete from locations where resource_id = ${kept.id}`
  for (const { street, city, state, zip, latitude, longitude, isApproximate = false } of places) {
    await database.sql`
      insert into locations (resource_id, street, city, state, zip, latitude, longitude, is_approximate, address_visibility)
      values (${kept.id}, ${street}, ${city}, ${state}, ${zip}, ${latitude}, ${longitude}, ${isApproximate}, ${visibility})`
  }
  await database.sql.begin(async (sql) => {
    await sql`set local session_replication_role = replica`
    await sql`update resources set updated_at = '2026-01-01T00:00:00Z' where id = ${kept.id}`
  })
}

const MOST_TRIES = 4
/** Collecting takes a minute on a busy machine. */
const MOST_MS = 300_000

const collect = () => collectOutputs(kept, SEARCHES)

function findDiffering(outputs: Map<string, string>, expected: Map<string, string>): string[] {
  return [...outputs].filter(([name, text]) => text !== expected.get(name)).map(([name]) => name)
}

function compare(outputs: Map<string, string>, expected: Map<string, string>): void {
  expect([...outputs.keys()]).toEqual([...expected.keys()])
  expect(findDiffering(outputs, expected)).toEqual([])
  for (const [name, text] of outputs) {
    const shown = name.startsWith('page ["resources/search"') || name.startsWith('{"file":"api/hsds/') ? '' : text
    expect(CANARIES.filter((canary) => shown.includes(canary)).map((canary) => `${name}: ${canary}`)).toEqual([])
  }
}

/**
 * The output with these places equals the output with only the public ones, `without`. On an overloaded machine a
 * call in either may time out and respond differently: if they differ, both are collected again.
 */
async function expectSame(
  visibility: 'hidden' | 'area',
  { open, secret, without }: { open: Place[]; secret: Place[]; without: Map<string, string> },
): Promise<void> {
  let expected = without
  for (let tries = 1; ; tries += 1) {
    await place(visibility, secret)
    const outputs = await collect()
    if (tries === MOST_TRIES || findDiffering(outputs, expected).length === 0) return compare(outputs, expected)
    await place(visibility, open)
    expected = await collect()
  }
}

describe('a record whose address is hidden', { timeout: MOST_MS }, () => {
  let without: Map<string, string>

  beforeAll(async () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T15:00:00Z'), toFake: ['Date'] })
    await place('hidden', [nothing])
    without = await collect()
  })
  afterAll(() => vi.useRealTimers())

  test('can be found', () => {
    const naming = [...without].filter(([, text]) => text.includes('Refuge of the North')).map(([name]) => name)
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
    expect(without.get('log')).toContain('/api/resources/nearby')
  })

  test.each<[string, Place[]]>([
    ['with its street, town, ZIP code and point', [secret]],
    ['in a different state than its record', [{ ...secret, state: 'NH', zip: '03999' }]],
    ['with two of them', [secret, { ...secret, street: '18 Zanzibarroad', isApproximate: true }]],
    ['with only a point', [{ ...nothing, latitude: 44.4812, longitude: -73.2098 }]],
  ])('produces the same output %s', async (_, places) => {
    vi.useFakeTimers({ now: new Date('2026-11-21T15:00:00Z'), toFake: ['Date'] })
    await expectSame('hidden', { open: [nothing], secret: places, without })
  })
})

describe('a record whose town is public', { timeout: MOST_MS }, () => {
  test('produces the same output with a street, a ZIP code and a point', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T15:00:00Z'), toFake: ['Date'] })
    const town: Place = { ...nothing, city: 'Winooski', state: 'VT' }
    await place('area', [town])
    const without = await collect()
    expect([...without.values()].join()).toContain('Winooski')
    const street = { ...town, street: secret.street, zip: '05499', latitude: 44.4812, longitude: -73.2098 }
    await expectSame('area', { open: [town], secret: [street], without })
  })
})
