import { afterEach, expect, it, vi } from 'vitest'
import { DatabaseUnavailable } from '@/db/breaker'
import { getGazetteer } from '@/lib/geography/places/gazetteer'
import { Busy } from '@/lib/http/turns'
import { listSnapshot } from '@/lib/resources/reads/snapshot'
import { toFilters } from './filters'
import { understandQuestion } from './find'
import { findInMemory } from './memory'
import { countSearch, searchHelp } from './queries'

vi.mock('@/db', () => ({
  query: async () => {
    throw new DatabaseUnavailable('resting')
  },
}))
afterEach(() => vi.restoreAllMocks())

const filters = toFilters({})
const ask = (typed: string) => searchHelp({ typed }, filters, { offset: 0 }, 20)

it('while the database is down, a hundred searches at once leave room for everything else', async () => {
  await ask('warm up')
  let beats = 0
  const beat = setInterval(() => {
    beats += 1
  }, 0)
  const asked = await Promise.allSettled(Array.from({ length: 100 }, (_, at) => ask(`shelter near st${at}`)))
  clearInterval(beat)
  const refused = asked.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(97)
  for (const one of refused) expect(one).toMatchObject({ reason: expect.any(Busy) })
  expect(beats).toBeGreaterThan(2)
  expect((await ask('shelter')).isFromCopy).toBe(true)
})

it('counts the results of a page without searching again', async () => {
  const question = { typed: 'shelter cleveland' }
  const found = await searchHelp(question, filters, { offset: 0 }, 20)
  const gazetteer = getGazetteer()
  const town = vi.spyOn(gazetteer, 'findTowns')
  const counts = await countSearch(question, filters, found.head)
  expect(counts.total).toBe(found.head.length)
  expect(town).not.toHaveBeenCalled()
})

it('reads each record’s text once for a copy, however many searches there are', async () => {
  let reads = 0
  const items = (await listSnapshot()).map((item) =>
    Object.defineProperty({ ...item }, 'description', {
      get() {
        reads += 1
        return item.description
      },
    }),
  )
  const asked = await understandQuestion(null, { typed: 'zonta quilting circle' })
  expect(asked.words.length).toBeGreaterThan(0)
  for (let round = 0; round < 3; round += 1) findInMemory(items, asked, filters, getGazetteer())
  expect(reads).toBeGreaterThan(0)
  expect(reads).toBeLessThanOrEqual(items.length)
})
