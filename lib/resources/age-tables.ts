/** The state of the directory in tables: how many checks of which age, by kind of help and by state. */
import { type StateCode, stateCodes, stateName } from '@/lib/geography/states'
import type { Age } from './freshness'
import type { AgeCount } from './reads/directory'
import { type Category, categories, categoryNames } from './vocabulary'

export type AgeSums = Record<Age, number> & { all: number }

export interface AgeRow {
  key: string
  label: string
  sums: AgeSums
}

export function sumAges(counts: readonly AgeCount[], which: (count: AgeCount) => boolean = () => true): AgeSums {
  const sums: AgeSums = { fresh: 0, ageing: 0, stale: 0, never: 0, all: 0 }
  for (const count of counts) {
    if (!which(count)) continue
    sums[count.age] += count.count
    sums.all += count.count
  }
  return sums
}

export function listCategoryRows(counts: readonly AgeCount[]): AgeRow[] {
  return categories.map((category) => ({
    key: category,
    label: categoryNames[category],
    sums: sumAges(counts, (count) => count.category === category),
  }))
}

/** Every state and territory, also one of which nothing is known; what belongs to none comes last. */
export function listStateRows(counts: readonly AgeCount[], category?: Category): AgeRow[] {
  const sum = (state: StateCode | null) =>
    sumAges(counts, (count) => count.state === state && (category === undefined || count.category === category))
  const places = [...stateCodes].sort((a, b) => stateName(a).localeCompare(stateName(b)))
  return [
    ...places.map((state) => ({ key: state as string, label: stateName(state), sums: sum(state) })),
    { key: 'none', label: 'Nationwide or several states', sums: sum(null) },
  ]
}

export const ageNames: Record<Age, string> = {
  fresh: 'Fresh',
  ageing: 'Aging',
  stale: 'Outdated',
  never: 'Never',
}

/** 'under 90 days', as the tables explain their columns. */
export const ageMeanings: Record<Age, string> = {
  fresh: 'checked less than 90 days ago',
  ageing: 'checked 90 to 365 days ago',
  stale: 'checked more than 365 days ago',
  never: 'from a published list, not yet called by us',
}
