/**
 * What people call a place: `content/facts/place-names.csv` has towns, lands of tribal nations and military bases, each with
 * the town that stands for it, `colleges.csv` colleges, and `state-names.csv` states. All are folded (names.ts).
 */
import { z } from 'zod'
import { readTable } from '@/lib/text/content/tables'
import { type StateCode, stateCodes } from '../states'

const folded = z.string().regex(/^[a-z\d]+( [a-z\d]+)*$/, 'Small letters without marks, digits and single spaces.')
const state = z.enum(stateCodes)
const college = z.strictObject({ said: folded, town: folded, state })
const placeName = college.extend({ kind: z.enum(['town', 'land', 'base']) })

/** 'key, STATE' by what is said. Read with the gazetteer: thousands of rows take a moment. */
export const readTownNicknames = (): ReadonlyMap<string, string> =>
  new Map(
    [...readTable('facts/colleges.csv', college), ...readTable('facts/place-names.csv', placeName)].map(
      ({ said, town, state: code }) => [said, `${town}, ${code}`],
    ),
  )

/** Counties of a town, where its ZIP codes do not tell them all: the boroughs of New York have names of their own. */
export const countiesOfTowns: Record<string, string[]> = {
  'new york, NY': ['36061', '36047', '36081', '36005', '36085'],
}

/** Other names of states, and misspellings so common that records of the directory have them too. */
export const stateNicknames: Record<string, StateCode> = Object.fromEntries(
  readTable('facts/state-names.csv', z.strictObject({ said: folded, state })).map(({ said, state: code }) => [
    said,
    code,
  ]),
)
