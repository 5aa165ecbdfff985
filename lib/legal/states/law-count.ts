/** How full the table of the states' law is. */
import 'server-only'
import type { StateCell } from '@/db/vocabulary/state-facts'
import type { StateCode } from '@/lib/geography/states'
import { cellShapes, type StateFacts } from './cells'
import { isNameCell, spanishOf } from './say-fact'

export interface LawCount {
  asked: number
  filled: number
  /** From an office's own page or the law's text, or confirmed by staff. */
  sure: number
  /** Said in Spanish, or the same in both languages: links, and names. */
  spanish: number
  /** The day on which the oldest answer was read. */
  oldest: string
}

export function countLaw(
  facts: ReadonlyMap<StateCode, StateFacts>,
  states: readonly StateCode[],
  cells: readonly StateCell[],
): LawCount {
  const found = states.flatMap((state) =>
    cells.flatMap((cell) => {
      const fact = facts.get(state)?.[cell]
      return fact ? [{ cell, fact }] : []
    }),
  )
  const isSame = (cell: StateCell) => cellShapes[cell].kind === 'link' || isNameCell(cell)
  return {
    asked: states.length * cells.length,
    filled: found.length,
    sure: found.filter(({ fact }) => fact.sureness === 2 || fact.isConfirmed).length,
    spanish: found.filter(({ cell, fact }) => isSame(cell) || spanishOf(fact, cell)).length,
    oldest: found.map(({ fact }) => fact.on).sort()[0] ?? '',
  }
}
