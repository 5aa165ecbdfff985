/**
 * What nobody has confirmed yet: programs from old lists, and numbers of states' offices. None of it is public; staff see
 * it beside the counties that have no program, and add what a call confirms.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { type StateCode, stateCodes } from '../vocabulary/states'

function readRows<T>(name: string, row: z.ZodType<T>): T[] {
  const file = readFileSync(join(process.cwd(), 'db/seed', name))
  return z.array(row).parse(parse(file, { columns: true, bom: true }))
}

const program = z.object({
  state: z.enum(stateCodes),
  name: z.string(),
  phone: z.string(),
  website: z.string(),
  counties_served: z.string(),
})

export interface ProgramToCall {
  state: StateCode
  name: string
  phone: string
  website: string | null
  countiesServed: string[]
}

export function readProgramsToCall(): ProgramToCall[] {
  return readRows('programs-to-call.csv', program).map(({ counties_served, website, ...row }) => ({
    ...row,
    website: /^https?:\/\//.test(website) ? website : null,
    countiesServed: counties_served.split(';').filter((code) => /^\d{5}$/.test(code)),
  }))
}

/** The numbers of a state's row, and whose they are. */
const numbers = {
  statewide_hotline_phone: 'statewide_hotline_name',
  coalition_phone: 'coalition_name',
  confidentiality_program_phone: 'confidentiality_program_name',
  compensation_phone: 'compensation_program_office',
  mandatory_child_abuse_hotline: 'Child abuse line',
  adult_protective_services_phone: 'Adult protective services',
} as const

const stateRow = z
  .record(z.string(), z.string())
  .and(z.object({ state: z.enum(stateCodes), memory_only_cells: z.string() }))

export interface NumberToConfirm {
  state: StateCode
  whose: string
  phone: string
}

/** Only what no page was seen to say. */
export function readNumbersToConfirm(): NumberToConfirm[] {
  return readRows('states.csv', stateRow).flatMap((row) => {
    const unseen = new Set(row.memory_only_cells.split(';').map((cell) => cell.trim()))
    return Object.entries(numbers).flatMap(([cell, owner]) => {
      const phone = row[cell]
      return phone && unseen.has(cell) ? [{ state: row.state, whose: row[owner] || owner, phone }] : []
    })
  })
}
