import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { forCategories } from '@/db/vocabulary/directory'
import { countedEvents } from '@/db/vocabulary/operations'
import { categories } from '@/lib/resources/vocabulary'
import { type DirectoryFigures, makeFigures } from './figures'
import { groupCells, sumCells, suppressExposed, type TotalCell, tables } from './protect'
import { type Analytics, type CountedEvent, FEWER, findPart, listMonths, periods, THRESHOLD } from './schema'

const now = new Date('2026-11-21T12:00:00Z')
const directory: DirectoryFigures = {
  total: 40,
  byState: [{ state: 'TX', category: 'housing-shelter', count: 12 }],
  byCategory: forCategories(() => 10),
  addedByMonth: {},
}
const months = listMonths(now, 12)
const states = ['TX', 'OH', 'NY', 'GU', 'US'] as const
const events: CountedEvent[] = [...countedEvents]

function cell(
  month: string,
  event: CountedEvent,
  state: TotalCell['state'],
  category: TotalCell['category'],
  count: number,
) {
  return { month, part: findPart(month, now) ?? 0, event, state, category, count }
}

/** As the database returns them: one row for each month, event, state and kind. */
function addUp(cells: TotalCell[]): TotalCell[] {
  const rows = new Map<string, TotalCell>()
  for (const one of cells) {
    const key = `${one.month} ${one.event} ${one.state} ${one.category}`
    const known = rows.get(key)
    rows.set(key, { ...one, count: one.count + (known?.count ?? 0) })
  }
  return [...rows.values()]
}

const anyCell = fc
  .tuple(
    fc.constantFrom(...months),
    fc.constantFrom(...events),
    fc.constantFrom(...states),
    fc.constantFrom(...categories),
    fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 60 })),
  )
  .map(([month, event, state, category, count]) => cell(month, event, state, category, count))
const anyTotals = fc.array(anyCell, { maxLength: 60 }).map(addUp)
/** One person on one day: a few things, in one state. */
const anyVisit = fc
  .tuple(
    fc.constantFrom(...months),
    fc.constantFrom(...states),
    fc.array(fc.tuple(fc.constantFrom(...events), fc.constantFrom(...categories)), { minLength: 1, maxLength: 4 }),
  )
  .map(([month, state, things]) => things.map(([event, category]) => cell(month, event, state, category, 1)))

const publish = (totals: TotalCell[]) => periods.map((period) => makeFigures(period, now, totals, directory))

/** Every published number about people's activity, by name. */
function listShown(all: Analytics[]): Map<string, number | string> {
  return new Map(
    all.flatMap((figures) => [
      [`${figures.period} uses`, figures.totalUsers] as const,
      [`${figures.period} views`, figures.resourceViews] as const,
      [`${figures.period} check-ins`, figures.successStories] as const,
      ...Object.entries(figures.impactMetrics).map(([name, value]) => [`${figures.period} ${name}`, value] as const),
      ...figures.geographicData.map((row) => [`${figures.period} state ${row.state}`, row.users] as const),
      ...figures.categoryData.map((row) => [`${figures.period} kind ${row.category}`, row.views] as const),
      ...figures.timeSeriesData.flatMap((row) => [
        [`${figures.period} month ${row.month} uses`, row.users] as const,
        [`${figures.period} month ${row.month} views`, row.resourceViews] as const,
      ]),
    ]),
  )
}

const toNumber = (shown: number | string | undefined) => (typeof shown === 'number' ? shown : 0)

/** What anyone can derive by subtracting published numbers: totals less cells, long periods less short ones. */
function listDifferences(all: Analytics[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const figures of all) {
    const { period, impactMetrics } = figures
    const less = (name: string, total: number | string, cells: (number | string)[]) => {
      if (typeof total === 'number')
        found.set(`${period} ${name}`, total - cells.reduce<number>((sum, value) => sum + toNumber(value), 0))
    }
    less(
      'uses less states',
      figures.totalUsers,
      figures.geographicData.map(({ users }) => users),
    )
    less(
      'uses less months',
      figures.totalUsers,
      figures.timeSeriesData.map(({ users }) => users),
    )
    less(
      'views less kinds',
      figures.resourceViews,
      figures.categoryData.map(({ views }) => views),
    )
    less(
      'views less months',
      figures.resourceViews,
      figures.timeSeriesData.map((row) => row.resourceViews),
    )
    less('uses less views', figures.totalUsers, [figures.resourceViews])
    less('uses less views and connected', figures.totalUsers, [figures.resourceViews, impactMetrics.resourcesConnected])
    if (impactMetrics.womenHelped !== FEWER) {
      less('connected less calls', impactMetrics.resourcesConnected, [impactMetrics.womenHelped])
    }
    if (impactMetrics.emergencyContacts !== FEWER) {
      less('calls less urgent calls', impactMetrics.womenHelped, [impactMetrics.emergencyContacts])
    }
    for (const row of figures.timeSeriesData) {
      if (row.resourceViews !== FEWER) less(`month ${row.month} uses less views`, row.users, [row.resourceViews])
    }
  }
  const shown = listShown(all)
  for (const [name, value] of shown) {
    if (!name.startsWith('1year ') && !name.startsWith('6months ')) continue
    if (name.includes(' month ')) continue
    const shorter = name.startsWith('1year ') ? name.replace('1year', '6months') : name.replace('6months', '3months')
    found.set(`${name} less ${shorter}`, toNumber(value) - toNumber(shown.get(shorter)))
  }
  return found
}

describe('published figures', () => {
  test('contain no number under 11, and none can be derived by subtraction', () => {
    fc.assert(
      fc.property(anyTotals, (totals) => {
        const all = publish(totals)
        for (const [name, value] of listShown(all)) {
          if (value !== FEWER) expect(value, name).toBeGreaterThanOrEqual(THRESHOLD)
        }
        for (const [name, value] of listDifferences(all)) {
          expect(value === 0 || value >= THRESHOLD, `${name}: ${value}`).toBe(true)
        }
      }),
      { numRuns: 400 },
    )
  })

  test('are the same with and without one person’s visit, wherever a count or a difference is under 11', () => {
    fc.assert(
      fc.property(anyTotals, anyVisit, (totals, visit) => {
        const [without, including] = [publish(totals), publish(addUp([...totals, ...visit]))]
        const [shown, shownWith] = [listShown(without), listShown(including)]
        for (const [name, value] of shown) {
          const isSmall = (one: number | string | undefined) => toNumber(one) < THRESHOLD
          if (isSmall(value) && isSmall(shownWith.get(name))) expect(shownWith.get(name), name).toBe(value)
        }
        const [less, lessWith] = [listDifferences(without), listDifferences(including)]
        for (const [name, value] of less) {
          const other = lessWith.get(name) ?? 0
          if (value < THRESHOLD && other < THRESHOLD) expect(other, name).toBe(value)
        }
      }),
      { numRuns: 400 },
    )
  })

  test('do not change at all when the only small cells are the visitor’s own', () => {
    const busy = categories.flatMap((category) =>
      (['TX', 'NY'] as const).flatMap((state) =>
        (['resource-view', 'website-pressed', 'call-pressed', 'emergency-call-pressed'] as const).map((event) =>
          cell('2026-11', event, state, category, 30),
        ),
      ),
    )
    const some = [...busy, cell('2026-11', 'resource-view', 'OH', 'womens-health', 3)]
    const more = [...busy, cell('2026-11', 'resource-view', 'OH', 'womens-health', 4)]
    expect(publish(some)).toEqual(publish(more))
    expect(publish(some)).toEqual(publish(busy))
  })
})

describe('a total', () => {
  test('omits only what subtraction would expose: ten states with five each stay in it', () => {
    const totals = (['AL', 'AK', 'AZ', 'AR', 'CA', 'CO', 'CT', 'DE', 'FL', 'GA'] as const).map((state) =>
      cell('2026-11', 'resource-view', state, 'womens-health', 5),
    )
    const [figures] = publish(totals)
    expect(figures?.resourceViews).toBe(50)
    expect(figures?.geographicData.every(({ users }) => users === FEWER)).toBe(true)
    expect(figures?.categoryData.map(({ views }) => views)).toEqual([FEWER, 50, FEWER, FEWER])
  })

  test('of twenty presses in one state is shown in every table', () => {
    const [figures] = publish([cell('2026-11', 'website-pressed', 'TX', 'housing-shelter', 20)])
    expect(figures).toMatchObject({ totalUsers: 20, resourceViews: FEWER, impactMetrics: { resourcesConnected: 20 } })
    expect(figures?.geographicData.find(({ state }) => state === 'TX')?.users).toBe(20)
  })

  test('is shown at eleven and hidden at ten', () => {
    const of = (count: number) => publish([cell('2026-11', 'resource-view', 'TX', 'housing-shelter', count)])[0]
    expect(of(10)?.resourceViews).toBe(FEWER)
    expect(of(11)?.resourceViews).toBe(11)
  })
})

test('after suppression, the small cells of a group hide behind each other, or there are none', () => {
  fc.assert(
    fc.property(anyTotals, (totals) => {
      const kept = suppressExposed(totals)
      for (const table of tables) {
        for (const group of groupCells(kept, table).values()) {
          const sums = [...group.values()].map(sumCells)
          if (sums.reduce((a, b) => a + b, 0) < THRESHOLD) continue
          const small = sums.filter((sum) => sum < THRESHOLD)
          expect(small.length === 0 || small.reduce((a, b) => a + b, 0) >= THRESHOLD).toBe(true)
        }
      }
    }),
  )
})
