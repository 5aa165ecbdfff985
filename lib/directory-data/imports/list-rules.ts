/** Special rules for a file that is an official list. */
import type { Database } from '@/db'
import type { ImportInput } from '@/lib/resources/import/import-input'
import type { Current } from '@/lib/resources/import/import-state'

export interface UnknownRow {
  n: number
  input: ImportInput
}

/** `id`: the matching record. `skip`: why it is skipped. `isSecret`: its address stays hidden. */
export type FoundRow = { id: string } | { skip: string; id: string | null } | { isSecret: true }

export interface ListRules {
  /** Matches rows with unknown ids. A row missing in the result is a new record. */
  find(db: Pick<Database, 'execute'>, rows: readonly UnknownRow[]): Promise<Map<number, FoundRow>>
  /** Receives the records to be compared, before `settle`. */
  load(db: Pick<Database, 'execute'>, ids: readonly string[]): Promise<void>
  /** The parts of a row to write to an existing record: not what staff edited, nor purely cosmetic differences. */
  settle(input: ImportInput, current: Current): { input: ImportInput; notes: string[] }
}
