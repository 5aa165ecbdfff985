import { describe, expect, it } from 'vitest'
import { stateCodes } from '@/lib/geography/states'
import { useDatabase } from '@/tests/support/database'
import { categories } from '../vocabulary'
import type { Directory, ListFilter } from './directory'
import { createSnapshotDirectory, getSnapshot } from './snapshot'
import { sqlDirectory } from './sql-directory'

useDatabase()

/** Reads a list to its end, a few entries at a time. */
async function readAll(directory: Directory, filter: Omit<ListFilter, 'limit' | 'after'>, limit = 37) {
  const items = []
  let after: ListFilter['after']
  do {
    const page = await directory.listResources({ ...filter, limit, after })
    items.push(...page.items)
    after = page.next ?? undefined
  } while (after)
  return items
}

describe.each([
  ['the database', async () => sqlDirectory, 1339],
  ['the copy in memory', getSnapshot, 2945],
] as const)('%s', (_, open, total) => {
  it('lists every entry once, in pages, emergencies first', async () => {
    const items = await readAll(await open(), {})
    expect(items).toHaveLength(total)
    expect(new Set(items.map((item) => item.id)).size).toBe(total)
    const lastEmergency = items.findLastIndex((item) => item.isEmergency)
    expect(items.slice(0, lastEmergency).every((item) => item.isEmergency)).toBe(true)
    expect(items.slice(0, 5).map((item) => item.title)).toContain('National Domestic Violence Hotline')
  })

  it('narrows by category, state, scope, tag and kind', async () => {
    const directory = await open()
    for (const category of categories) {
      const items = await readAll(directory, { category, state: 'CA' })
      expect(items.length).toBeGreaterThan(0)
      expect(items.every((item) => item.category === category && item.serviceArea.includes('CA'))).toBe(true)
    }
    expect((await readAll(directory, { scope: 'national' })).every((item) => item.scope === 'national')).toBe(true)
    expect((await readAll(directory, { tag: 'legal-aid' })).length).toBeGreaterThanOrEqual(134)
    expect((await readAll(directory, { withoutFacilities: true })).some((item) => item.kind === 'facility')).toBe(false)
  })

  it('returns a record by its slug, and nothing for a made-up one', async () => {
    const directory = await open()
    expect(await directory.getResource('fafsa')).toMatchObject({ title: 'FAFSA', phoneNumber: '1-800-433-3243' })
    expect(await directory.getResource('nothing')).toBeNull()
    expect((await directory.getResources(['fafsa', 'nothing', 'craft3'])).map((item) => item.slug)).toEqual([
      'fafsa',
      'craft3',
    ])
  })

  it('has entries for every state and territory', async () => {
    const counts = await (await open()).countResources()
    expect(new Set(counts.flatMap((count) => count.state ?? []))).toEqual(new Set(stateCodes))
    expect(counts.reduce((sum, count) => sum + count.entries, 0)).toBe(total)
  })
})

it('the copy that a process starts with agrees with the database on each of its entries', async () => {
  const [copied, stored] = [await readAll(await getSnapshot(), {}, 500), await readAll(sqlDirectory, {}, 500)]
  // The database holds a sample of the long lists; the copy has every anti-violence program.
  const both = new Set(stored.map(({ id }) => id).filter((id) => copied.some((item) => item.id === id)))
  expect(both.size).toBeGreaterThan(1270)
  const plain = (items: typeof stored) =>
    items
      .filter(({ id }) => both.has(id))
      // The copy has no street: whether one may be shown is decided in the database.
      .map(({ updatedAt: _, address: __, ...item }) => item)
      .sort((a, b) => a.id.localeCompare(b.id))
  expect(plain(copied)).toEqual(plain(stored))
})

it('a copy made from the database answers as the database does', async () => {
  const copy = createSnapshotDirectory(await readAll(sqlDirectory, {}, 500))
  expect((await copy.countResources()).length).toBe((await sqlDirectory.countResources()).length)
})
