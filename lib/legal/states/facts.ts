/** What the public reads of a state's law: the file of the repository, and over it what staff have confirmed. */
import { DIRECTORY_TAG } from '@/lib/cache/tags'
import 'server-only'
import { query } from '@/db'
import { DatabaseUnavailable } from '@/db/breaker'
import { stateFacts } from '@/db/schema/state-facts'
import { cached } from '@/lib/cache/cached'
import { isBuilding } from '@/lib/cache/is-building'
import { type StateCode, stateCodes } from '@/lib/geography/states'
import { noteCopyUsed } from '@/lib/resources/reads/copy-used'
import type { StateFacts } from './cells'
import { readFactFile } from './files'

type Row = typeof stateFacts.$inferSelect

function mergeFacts(rows: Row[]): Record<StateCode, StateFacts> {
  const merged = Object.fromEntries(stateCodes.map((code) => [code, { ...readFactFile().get(code) }])) as Record<
    StateCode,
    StateFacts
  >
  for (const { state, cell, value, source, url, confirmedOn } of rows) {
    if (value === null) delete merged[state][cell]
    else merged[state][cell] = { value, source, url, dated: null, on: confirmedOn, isConfirmed: true }
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
