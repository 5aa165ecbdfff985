/**
 * Suppresses totals so that no individual can be identified: no published number is below 11, and none below 11 can be
 * derived by subtracting published numbers.
 *
 * Every number is a sum over parts of the year (the last three months, the three before, the six before that), so
 * subtracting a shorter period from a longer one yields a part and nothing smaller. In each table of a part, either the
 * cells below 11 hide each other (together at least 11), or they are left out of every sum.
 */
import { type CountedCategory, type CountedEvent, type CountedState, FEWER, type Shown, THRESHOLD } from './schema'

export interface TotalCell {
  /** 0 the last three months, 1 the three before, 2 the six before. */
  part: number
  month: string
  event: CountedEvent
  state: CountedState
  category: CountedCategory
  count: number
}

const kinds: Partial<Record<CountedEvent, 'view' | 'website' | 'call' | 'urgent-call'>> = {
  'resource-view': 'view',
  'website-pressed': 'website',
  'call-pressed': 'call',
  'emergency-call-pressed': 'urgent-call',
}

export const isUse = ({ event }: TotalCell) => kinds[event] !== undefined
export const isView = ({ event }: TotalCell) => event === 'resource-view'
export const isCall = ({ event }: TotalCell) => event === 'call-pressed' || event === 'emergency-call-pressed'

/** A published table with a total: its cells add up to the total of their group. */
export interface Table {
  includes(cell: TotalCell): boolean
  group(cell: TotalCell): string
  cell(cell: TotalCell): string
}

const inPart = ({ part }: TotalCell) => String(part)

export const tables: readonly Table[] = [
  { includes: isUse, group: inPart, cell: ({ state }) => state },
  { includes: isUse, group: inPart, cell: (cell) => (isCall(cell) ? 'calls' : cell.event) },
  { includes: isCall, group: inPart, cell: ({ event }) => event },
  { includes: isUse, group: inPart, cell: ({ month }) => month },
  { includes: isView, group: inPart, cell: ({ month }) => month },
  { includes: isView, group: inPart, cell: ({ category }) => category },
  { includes: isUse, group: ({ month }) => month, cell: (cell) => String(isView(cell)) },
]

/** Totals outside of any table: one that is too small is left out. */
const alone: readonly Table[] = [
  { includes: isUse, group: inPart, cell: () => 'uses' },
  { includes: ({ event }) => event === 'safety-plan-made', group: inPart, cell: ({ event }) => event },
  { includes: ({ event }) => event === 'check-in-ended', group: inPart, cell: ({ event }) => event },
  {
    includes: ({ event }) => event === 'search-without-result',
    group: ({ part, state, category }) => `${part} ${state} ${category}`,
    cell: ({ event }) => event,
  },
]

type Groups = Map<string, Map<string, TotalCell[]>>

export function groupCells(cells: readonly TotalCell[], table: Table): Groups {
  const groups: Groups = new Map()
  for (const cell of cells) {
    if (!table.includes(cell)) continue
    const group = groups.get(table.group(cell)) ?? new Map<string, TotalCell[]>()
    const name = table.cell(cell)
    group.set(name, [...(group.get(name) ?? []), cell])
    groups.set(table.group(cell), group)
  }
  return groups
}

export function sumCells(cells: readonly TotalCell[]): number {
  return cells.reduce((total, { count }) => total + count, 0)
}

/** The small cells of a table that can't hide each other. A group whose own total is small is not published at all. */
function findExposed(cells: readonly TotalCell[], table: Table, isAlone: boolean): Set<TotalCell> {
  const bare = new Set<TotalCell>()
  for (const group of groupCells(cells, table).values()) {
    if (!isAlone && sumCells([...group.values()].flat()) < THRESHOLD) continue
    const small = [...group.values()].filter((cell) => sumCells(cell) < THRESHOLD).flat()
    if (sumCells(small) < THRESHOLD) for (const cell of small) bare.add(cell)
  }
  return bare
}

/** Removes every exposed total. Removing one can expose others, so it repeats until none is left. */
export function suppressExposed(cells: readonly TotalCell[]): TotalCell[] {
  let kept = cells.filter(({ count }) => count > 0)
  for (;;) {
    const before = kept.length
    for (const table of alone) {
      const bare = findExposed(kept, table, true)
      kept = kept.filter((cell) => !bare.has(cell))
    }
    for (const table of tables) {
      const bare = findExposed(kept, table, false)
      kept = kept.filter((cell) => !bare.has(cell))
    }
    if (kept.length === before) return kept
  }
}

/** The sum of the parts that are large enough to publish. */
export function showParts(cells: readonly TotalCell[]): Shown {
  const parts = new Map<number, number>()
  for (const { part, count } of cells) parts.set(part, (parts.get(part) ?? 0) + count)
  const total = [...parts.values()].filter((count) => count >= THRESHOLD).reduce((sum, count) => sum + count, 0)
  return total >= THRESHOLD ? total : FEWER
}
