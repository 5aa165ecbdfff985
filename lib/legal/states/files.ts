/**
 * The facts of the states as they stand in the repository. `facts.csv` is public: each line names its source and the day
 * it was read. `to-confirm.csv` and `lines-to-confirm.csv` are for staff alone: nobody has seen a page that says so, or
 * it is a number that nobody has called.
 */
import 'server-only'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { type StateCell, stateCells } from '@/db/vocabulary/state-facts'
import { type StateCode, stateCodes } from '@/lib/geography/states'
import type { StateFacts } from './cells'

const state = z.enum(stateCodes)
const cell = z.enum(stateCells)
const words = z.string().min(1)

const factRow = z.object({
  state,
  cell,
  value: words,
  source: words,
  url: z.url(),
  dated: words,
  read: z.iso.date(),
})
const cellToConfirm = z.object({ state, cell, value: words })
const lineToConfirm = z.object({
  state,
  kind: z.enum(['hotline', 'coalition']),
  name: words,
  phone: words,
  hours: z.enum(['24/7', '']),
})
export type LineToConfirm = z.infer<typeof lineToConfirm>

function readRows<T>(name: string, row: z.ZodType<T>): T[] {
  const file = readFileSync(join(process.cwd(), 'lib/legal/states', name))
  return z.array(row).parse(parse(file, { columns: true }))
}

let facts: Map<StateCode, StateFacts> | undefined

export function readFactFile(): Map<StateCode, StateFacts> {
  if (facts) return facts
  facts = new Map(stateCodes.map((code) => [code, {}]))
  for (const row of readRows('facts.csv', factRow)) {
    const { value, source, url, dated, read: on } = row
    const own = facts.get(row.state)
    if (own) own[row.cell] = { value, source, url, dated, on, isConfirmed: false }
  }
  return facts
}

export function readCellsToConfirm(code: StateCode): Map<StateCell, string> {
  const rows = readRows('to-confirm.csv', cellToConfirm).filter((row) => row.state === code)
  return new Map(rows.map((row) => [row.cell, row.value]))
}

export function listCellsToConfirm(): { state: StateCode; cell: StateCell }[] {
  return readRows('to-confirm.csv', cellToConfirm)
}

export function readLinesToConfirm(): LineToConfirm[] {
  return readRows('lines-to-confirm.csv', lineToConfirm)
}
