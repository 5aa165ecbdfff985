/**
 * Unconfirmed programs from old lists. None is public; staff see them beside counties without
 * a program, and add what a call confirms.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { type StateCode, stateCodes } from '../vocabulary/states'
import { readFacts, readLocalPrograms } from './facts'

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

/** The number that a record's facts have though the public does not see it. */
export function findHeldBackNumber(slug: string): string | null {
  return [...readFacts(), ...readLocalPrograms()].find(({ id }) => id === slug)?.phone || null
}
