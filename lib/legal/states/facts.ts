/** What the public reads of a state's law: the file of the repository, and over it what staff have confirmed. */
import { DIRECTORY_TAG } from '@/lib/cache/tags'
import 'server-only'
import { query } from '@/db'
import { DatabaseUnavailable } from '@/db/breaker'
import { stateFacts } from '@/db/schema/state-facts'
import type { StateCell } from '@/db/vocabulary/state-facts'
import { cached } from '@/lib/cache/cached'
import { isBuilding } from '@/lib/cache/is-building'
import { type StateCode, stateCodes } from '@/lib/geography/states'
import { noteCopyUsed } from '@/lib/resources/reads/directory'
import { cellShapes, type StateFact, type StateFacts } from './cells'
import { isNameCell, spanishOf } from './describe-fact'
import { readFactFile } from './files'

type Row = typeof stateFacts.$inferSelect

/** What staff wrote or confirmed; null where they took it off. The Spanish of the file stays with the words that it translates. */
export function readStaffFact({ state, cell, value, valueEs, source, url, confirmedOn }: Row): StateFact | null {
  if (value === null) return null
  const file = readFactFile().get(state)?.[cell]
  const spanish = valueEs ?? (file?.value === value ? file.valueEs : undefined)
  const fact: StateFact = { value, source, url, dated: null, on: confirmedOn, isConfirmed: true }
  if (spanish) fact.valueEs = spanish
  return fact
}

/** The files, and over them what staff wrote. */
export function mergeFacts(rows: Row[]): Record<StateCode, StateFacts> {
  const merged = Object.fromEntries(stateCodes.map((code) => [code, { ...readFactFile().get(code) }])) as Record<
    StateCode,
    StateFacts
  >
  for (const row of rows) {
    const fact = readStaffFact(row)
    if (fact) merged[row.state][row.cell] = fact
    else delete merged[row.state][row.cell]
  }
  return merged
}

/** Every state's. Without a database, what the repository knows. */
export const listStateFacts = cached('state-facts', async (): Promise<Record<StateCode, StateFacts>> => {
  if (isBuilding()) return mergeFacts([])
  try {
    return mergeFacts(await query((db) => db.select().from(stateFacts)))
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error
    noteCopyUsed()
    return mergeFacts([])
  }
  // A row here raises the directory's version too.
}, [DIRECTORY_TAG])

export async function getStateFacts(state: StateCode): Promise<StateFacts> {
  return (await listStateFacts())[state]
}

/** How full the table of the states' law is. */
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
