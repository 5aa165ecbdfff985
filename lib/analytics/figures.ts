/** The published figures of a period, from the totals and the directory. */
import { type StateCode, stateCodes } from '@/lib/geography/states'
import { type Category, categories } from '@/lib/resources/vocabulary'
import { countWomen } from './content/population'
import { isCall, isUse, isView, showParts, sumCells, suppressExposed, type TotalCell } from './protect'
import { type Analytics, FEWER, hasPart, listPeriodMonths, type Period, type Shown, THRESHOLD } from './schema'

/** The gap score: how far a state's services of one kind fall short of what its women may need. 0 is none, 10 the largest. */

const PER = 100_000
const SCARCITY_WEIGHT = 0.8
const DEMAND_WEIGHT = 0.2

export function findMedian(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2
}

function countPerWomen(count: number, women: number): number {
  return (count / women) * PER
}

/** Without any entry, scarcity is at its maximum, whatever other states have. */
export function scoreGap({ rate, median, unanswered }: { rate: number; median: number; unanswered: number }): number {
  const scarcity = rate === 0 ? 1 : median / (median + rate)
  const demand = unanswered / (unanswered + 1)
  return Math.round(10 * (SCARCITY_WEIGHT * scarcity + DEMAND_WEIGHT * demand) * 10) / 10
}

export interface DirectoryFigures {
  total: number
  /** Entries that serve a state, by kind; nationwide ones separately. */
  byState: { state: StateCode | null; category: Category; count: number }[]
  byCategory: Record<Category, number>
  /** Added entries by month: '2026-11'. */
  addedByMonth: Record<string, number>
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** Calls and websites are computed as uses minus views, wherever both are published. */
function showConnected(cells: readonly TotalCell[]): Shown {
  const parts = [...new Set(cells.map(({ part }) => part))].map((part) => {
    const here = cells.filter((cell) => cell.part === part)
    const views = sumCells(here.filter(isView))
    const others = here.filter((cell) => isUse(cell) && !isView(cell))
    if (views >= THRESHOLD || views === 0) return sumCells(others)
    const kinds = [others.filter(isCall), others.filter((cell) => !isCall(cell))].map(sumCells)
    return sum(kinds.filter((count) => count >= THRESHOLD))
  })
  const total = sum(parts.filter((count) => count >= THRESHOLD))
  return total >= THRESHOLD ? total : FEWER
}

function listGaps(cells: readonly TotalCell[], directory: DirectoryFigures): Analytics['resourceGaps'] {
  const unanswered = (state: StateCode, category: Category) => {
    const shown = showParts(
      cells.filter(
        (cell) => cell.event === 'search-without-result' && cell.state === state && cell.category === category,
      ),
    )
    return shown === FEWER ? 0 : shown
  }
  return categories.flatMap((category) => {
    const rates = stateCodes.flatMap((state) => {
      const women = countWomen(state)
      if (women === null) return []
      const entries = directory.byState.filter((row) => row.state === state && row.category === category)
      return [{ state, women, rate: countPerWomen(sum(entries.map(({ count }) => count)), women) }]
    })
    const median = findMedian(rates.map(({ rate }) => rate))
    return rates.map(({ state, women, rate }) => ({
      state,
      category,
      gapScore: scoreGap({ rate, median, unanswered: countPerWomen(unanswered(state, category), women) }),
      population: women,
      resourcesPerCapita: Math.round(rate * 1000) / 1000,
    }))
  })
}

/** `cells` are a year's totals; the same cells are suppressed for every period, so that periods can be compared. */
export function makeFigures(
  period: Period,
  now: Date,
  cells: readonly TotalCell[],
  directory: DirectoryFigures,
): Analytics {
  const kept = suppressExposed(cells).filter(({ part }) => hasPart(period, part))
  const of = (which: (cell: TotalCell) => boolean) => showParts(kept.filter(which))
  return {
    period,
    isSample: false,
    sampleFields: [],
    totalUsers: of(isUse),
    totalResources: directory.total,
    resourceViews: of(isView),
    successStories: of(({ event }) => event === 'check-in-ended'),
    geographicData: [...stateCodes, 'US' as const].map((state) => ({
      state,
      users: of((cell) => isUse(cell) && cell.state === state),
      resources: sum(directory.byState.filter((row) => (row.state ?? 'US') === state).map(({ count }) => count)),
    })),
    categoryData: categories.map((category) => ({
      category,
      resources: directory.byCategory[category],
      views: of((cell) => isView(cell) && cell.category === category),
      avgRating: null,
    })),
    timeSeriesData: listPeriodMonths(now, period).map((month) => ({
      month,
      users: of((cell) => isUse(cell) && cell.month === month),
      resourceViews: of((cell) => isView(cell) && cell.month === month),
      resourcesAdded: directory.addedByMonth[month] ?? 0,
    })),
    impactMetrics: {
      womenHelped: of(isCall),
      resourcesConnected: showConnected(kept),
      emergencyContacts: of(({ event }) => event === 'emergency-call-pressed'),
      safetyPlansCreated: of(({ event }) => event === 'safety-plan-made'),
    },
    resourceGaps: listGaps(kept, directory),
  }
}
