/**
 * Numbers that nobody has proved, with where each was seen. None is public; staff see them by state, and add what a call
 * confirms. With an id, the program itself is public, without the number.
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
  id: z.string(),
  state: z.enum(stateCodes),
  name: z.string(),
  phone: z.string(),
  website: z.string(),
  counties_served: z.string(),
  /** Where it was seen, with the date. */
  source: z.string(),
  note: z.string(),
})

export interface ProgramToCall {
  /** The slug of its public record; empty if it has none. */
  id: string
  state: StateCode
  name: string
  phone: string
  website: string | null
  countiesServed: string[]
  source: string
  note: string
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
