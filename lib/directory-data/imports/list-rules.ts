/** What is different where a file is an official list that the directory is kept by. */
import type { Database } from '@/db'
import type { ImportInput } from '@/lib/resources/import/import-input'
import type { Current } from '@/lib/resources/import/import-state'

export interface UnknownRow {
  n: number
  input: ImportInput
}

/** `id`: the record that it means. `skip`: why it is not taken. `isSecret`: its address is not told. */
export type FoundRow = { id: string } | { skip: string; id: string | null } | { isSecret: true }

export interface ListRules {
  /** For rows whose id the directory has not seen. One that is not in the answer is a new record. */
  find(db: Pick<Database, 'execute'>, rows: readonly UnknownRow[]): Promise<Map<number, FoundRow>>
  /** Told before `settle` which records are compared. */
  load(db: Pick<Database, 'execute'>, ids: readonly string[]): Promise<void>
  /** What of a row is written into a record that is here: neither what staff wrote, nor what only looks different. */
  settle(input: ImportInput, current: Current): { input: ImportInput; notes: string[] }
}
