/**
 * The facts of the states as they stand in the repository. `content/facts/states` has a file for each state, and is
 * public: each line names its source, the day it was read and how sure it is; so does `content/facts/law/earlier.csv`.
 * `to-confirm.csv` and `lines-to-confirm.csv` beside it are for staff alone: nobody has seen a page that says so, or it is
 * a number that nobody has called.
 */
import 'server-only'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type StateCell, stateCells } from '@/db/vocabulary/state-facts'
import { type StateCode, stateCodes } from '@/lib/geography/states'
import { readTable } from '@/lib/text/content/tables'
import type { StateFact, StateFacts } from './cells'

const state = z.enum(stateCodes)
const cell = z.enum(stateCells)
const words = z.string().min(1)

export const factRow = z.strictObject({
  state,
  cell,
  value: z.string(),
  value_es: z.string(),
  statute: z.string(),
  source: z.string(),
  url: z.union([z.literal(''), z.url()]),
  dated: z.string(),
  read: z.iso.date(),
  sureness: z.enum(['0', '1', '2']),
  doubt: z.string(),
})
export type FactRow = z.infer<typeof factRow>
const cellToConfirm = z.object({ state, cell, value: words })
const lineToConfirm = z.object({
  state,
  kind: z.enum(['hotline', 'coalition']),
  name: words,
  phone: words,
  hours: z.enum(['24/7', '']),
})
export type LineToConfirm = z.infer<typeof lineToConfirm>

/** With the rows that have no answer yet, and say why. */
export function readFactRows(): { file: string; rows: FactRow[] }[] {
  const files = readdirSync(join(process.cwd(), 'content/facts/states')).sort()
  return files.map((file) => ({ file, rows: readTable(`facts/states/${file}`, factRow) }))
}

let facts: Map<StateCode, StateFacts> | undefined

export function readFactFile(): Map<StateCode, StateFacts> {
  if (facts) return facts
  facts = new Map(stateCodes.map((code) => [code, {}]))
  // What was read earlier stands where the files of the states leave a question open.
  for (const row of [...readFactRows().flatMap(({ rows }) => rows), ...readTable('facts/law/earlier.csv', factRow)]) {
    const { value, value_es: valueEs, statute, sureness, doubt, source, url, dated, read: on } = row
    const own = facts.get(row.state)
    if (!own || !value || own[row.cell]) continue
    const fact: StateFact = { value, source, url, dated, on, isConfirmed: false, sureness: sureness === '2' ? 2 : 1 }
    if (valueEs) fact.valueEs = valueEs
    if (statute) fact.statute = statute
    if (doubt) fact.doubt = doubt
    own[row.cell] = fact
  }
  return facts
}

let waiting: z.infer<typeof cellToConfirm>[] | undefined

/** What a page answers by now is no longer waiting. */
export function listCellsToConfirm(): z.infer<typeof cellToConfirm>[] {
  waiting ??= readTable('facts/law/to-confirm.csv', cellToConfirm).filter(
    ({ state, cell }) => !readFactFile().get(state)?.[cell],
  )
  return waiting
}

export function readCellsToConfirm(code: StateCode): Map<StateCell, string> {
  const rows = listCellsToConfirm().filter((row) => row.state === code)
  return new Map(rows.map((row) => [row.cell, row.value]))
}

export function readLinesToConfirm(): LineToConfirm[] {
  return readTable('facts/law/lines-to-confirm.csv', lineToConfirm)
}
