/** What the search's address may say, for the page and the call alike. */
import { z } from 'zod'
import { findState, isStateCode } from '@/lib/geography/states'
import { oneLine } from '@/lib/http/text'
import { readTypedText, type SearchQuery } from './search-query'
import { readCategory } from './vocabulary'

export const SEARCH_MIN = 3
export const SEARCH_MAX = 200
export const SEARCH_PAGE = 20

const flag = z.enum(['1', 'true', 'on', '0', 'false', '']).transform((value) => ['1', 'true', 'on'].includes(value))

/** An empty field of a form counts as not given. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

export const searchParams = {
  q: oneLine({ min: 0, max: SEARCH_MAX }).default(''),
  category: optional(
    z
      .string()
      .max(50)
      .transform((value, context) => {
        const known = readCategory(value)
        if (!known) context.addIssue({ code: 'custom', message: 'There is no such category.' })
        return known ?? z.NEVER
      }),
  ),
  state: optional(
    z
      .string()
      .max(50)
      .transform((value, context) => {
        const state = findState(value)
        if (!state) context.addIssue({ code: 'custom', message: 'There is no such state.' })
        return state ?? z.NEVER
      }),
  ),
  language: optional(z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'There is no such language.')),
  open24: optional(flag),
  emergency: optional(flag),
}

export const searchInput = z.object(searchParams)
export type SearchInput = z.output<typeof searchInput>

/** The state chosen in the form wins over one named in the words. */
export function toSearchQuery(input: SearchInput): SearchQuery {
  const typed = readTypedText(input.q)
  return {
    ...typed,
    state: input.state ?? typed.state,
    zip: input.state && input.state !== typed.state ? null : typed.zip,
    category: input.category?.category ?? null,
    tag: input.category?.tag ?? null,
    language: input.language ?? null,
    open24Hours: input.open24 ?? false,
    emergency: input.emergency ?? false,
  }
}

/** Two letters are too few for a search, unless they name a state. */
export function isTooShort(input: SearchInput): boolean {
  const length = [...input.q].length
  return length > 0 && length < SEARCH_MIN && !isStateCode(input.q.toUpperCase())
}
