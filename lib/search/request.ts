/** The search's query parameters, shared by the page and the API calls. */
import { z } from 'zod'
import { forWhoFacts } from '@/db/vocabulary/who-may-come'
import { findState, isStateCode } from '@/lib/geography/states'
import { oneLine } from '@/lib/http/text'
import { WHEN_TIME, whenDays } from '@/lib/resources/hours/when'
import { readCategory } from '@/lib/resources/vocabulary'
import { SEARCH_MAX } from './filters'

export const SEARCH_MIN = 3
export const SEARCH_PAGE = 20
export const LAST_PAGE = 50

const flag = z.enum(['1', 'true', 'on', '0', 'false', '']).transform((value) => ['1', 'true', 'on'].includes(value))

/** An empty form field counts as absent. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

/** Reads a text as the value that `find` returns for it. */
const known = <Found>(find: (text: string) => Found | null | undefined, message: string) =>
  z
    .string()
    .max(50)
    .transform((value, context): Found => {
      const found = find(value)
      if (!found) context.addIssue({ code: 'custom', message })
      return found ?? z.NEVER
    })

export const searchParams = {
  q: oneLine({ min: 0, max: SEARCH_MAX, isTold: true }).default(''),
  near: optional(oneLine({ min: 1, max: 100 }).describe('A ZIP code, a town, a county or a state')),
  category: optional(known(readCategory, 'There is no such category.')),
  state: optional(known(findState, 'There is no such state.')),
  language: optional(z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'There is no such language.')),
  open: optional(flag.describe('Open at this moment, as far as the hours are known')),
  open24: optional(flag),
  emergency: optional(flag),
  day: optional(
    z
      .enum(whenDays, 'There is no such day.')
      .describe('Open on that day by its own clock, as far as the hours are known; with `time`, at that time of it'),
  ),
  time: optional(
    z
      .string()
      .regex(WHEN_TIME, 'Please write a time as 15:00, or 17:00-24:00.')
      .describe('Open at that minute (15:00), or at some time of that stretch (17:00-24:00)'),
  ),
  ...forWhoFacts((_, { label }) => optional(flag.describe(`Known to be so: ${label}`))),
}

export const searchInput = z.object(searchParams)
export type SearchInput = z.output<typeof searchInput>

/** Two letters are too few for a search, unless they name a state. */
export function isTooShort(input: Pick<SearchInput, 'q'>): boolean {
  const length = [...input.q].length
  return length > 0 && length < SEARCH_MIN && !isStateCode(input.q.toUpperCase())
}
