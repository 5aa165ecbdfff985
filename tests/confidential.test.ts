/**
 * A confidential address changes nothing that anybody can see. Everything that the site tells of its directory is
 * collected with one and without one, and must be the same to the last byte. (What staff see is not in it.)
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

/** Words that are in no record but the address. */
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

/** Gives the record these places and no others; nothing else of it changes, not even its time. */
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
/** To collect is a minute of work on a machine that somebody else keeps busy. */
const MOST_MS = 300_000

const collect = () => collectOutputs(kept, SEARCHES)

function findDiffering(outputs: Map<string, string>, expected: Map<string, string>): string[] {
  return [...outputs].filter(([name, text]) => text !== expected.get(name)).map(([name]) => name)
}

function compare(outputs: Map<string, string>, expected: Map<string, string>): void {
  expect([...outputs.keys()]).toEqual([...expected.keys()])
  expect(findDiffering(outputs, expected)).toEqual([])
  for (const [name, text] of outputs) {
    const told = name.startsWith('page ["resources/search"') || name.startsWith('{"file":"api/hsds/') ? '' : text
    expect(CANARIES.filter((canary) => told.includes(canary)).map((canary) => `${name}: ${canary}`)).toEqual([])
  }
}

/**
 * What leaves with these places is what leaves with the public ones alone, `without`. On a starved machine a call may run
 * out of time and answer something else, of the one or of the other: where they differ, both are collected anew.
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

  test('is found by whoever looks for it', () => {
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
    ['in another state than its record', [{ ...secret, state: 'NH', zip: '03999' }]],
    ['with two of them', [secret, { ...secret, street: '18 Zanzibarroad', isApproximate: true }]],
    ['with a point and no words', [{ ...nothing, latitude: 44.4812, longitude: -73.2098 }]],
  ])('is told of no differently %s', async (_, places) => {
    vi.useFakeTimers({ now: new Date('2026-11-21T15:00:00Z'), toFake: ['Date'] })
    await expectSame('hidden', { open: [nothing], secret: places, without })
  })
})

describe('a record of which the town may be told', { timeout: MOST_MS }, () => {
  test('is told of no differently with a street, a ZIP code and a point', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T15:00:00Z'), toFake: ['Date'] })
    const town: Place = { ...nothing, city: 'Winooski', state: 'VT' }
    await place('area', [town])
    const without = await collect()
    expect([...without.values()].join()).toContain('Winooski')
    const street = { ...town, street: secret.street, zip: '05499', latitude: 44.4812, longitude: -73.2098 }
    await expectSame('area', { open: [town], secret: [street], without })
  })
})
