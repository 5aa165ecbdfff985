/** Tables on the directory's freshness: how many checks of which age, by kind of help and by state. */
import { type StateCode, stateCodes } from '@/lib/geography/states'
import { words } from '@/lib/site/language/words'
import type { Age } from './freshness'
import type { AgeCount } from './reads/directory'
import { type Category, categories } from './vocabulary'

export type AgeSums = Record<Age, number> & { all: number }

export interface AgeRow {
  key: string
  label: string
  sums: AgeSums
}

export function sumAges(counts: readonly AgeCount[], which: (count: AgeCount) => boolean = () => true): AgeSums {
  const sums: AgeSums = { fresh: 0, aging: 0, stale: 0, never: 0, all: 0 }
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
    label: words().directory.categories[category],
    sums: sumAges(counts, (count) => count.category === category),
  }))
}

/** Every state and territory, even without entries; records without a state come last. */
export function listStateRows(counts: readonly AgeCount[], category?: Category): AgeRow[] {
  const sum = (state: StateCode | null) =>
    sumAges(counts, (count) => count.state === state && (category === undefined || count.category === category))
  const { state: nameOf } = words().records
  const places = [...stateCodes].sort((a, b) => nameOf(a).localeCompare(nameOf(b)))
  return [
    ...places.map((state) => ({ key: state as string, label: nameOf(state), sums: sum(state) })),
    { key: 'none', label: words().about.fresh.nowhere, sums: sum(null) },
  ]
}
