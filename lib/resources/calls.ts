/** The directory's calls. */
import { z } from 'zod'
import { findState } from '@/lib/geography/states'
import { call } from '@/lib/http/call'
import { malformed } from '@/lib/http/issues'
import { pageQuery } from '@/lib/http/page'
import { oneLine } from '@/lib/http/text'
import { SEARCH_DEPTH } from './directory'
import { resourceSchema } from './schema'
import { SEARCH_MAX, searchParams } from './search-input'
import { readCategory } from './vocabulary'

const listPosition = z.object({ importance: z.number().int(), title: z.string(), id: z.uuid() })

const state = z
  .string()
  .transform((value, context) => {
    const found = findState(value)
    if (!found) context.addIssue({ code: 'custom', message: 'There is no such state.' })
    return found ?? z.NEVER
  })
  .optional()

/** A name or an alias; an unknown one is a list that does not exist. */
const category = z.string().transform((value, context) => {
  const known = readCategory(value)
  if (!known) context.addIssue({ code: 'custom', message: 'There is no such category.' })
  return known ?? z.NEVER
})

export const listResourcesCall = call({
  method: 'GET',
  path: '/api/resources',
  access: 'public',
  summary: 'The directory, the most urgent entries first',
  query: z.object({ ...pageQuery(listPosition), category: category.optional(), state }),
  response: z.array(resourceSchema),
})

export const listCategoryCall = call({
  method: 'GET',
  path: '/api/resources/{category}',
  access: 'public',
  summary: 'The entries of one category, by its name or an alias',
  params: z.object({ category }),
  query: z.object({ ...pageQuery(listPosition), state }),
  response: z.array(resourceSchema),
})

const { q: _typed, ...filters } = searchParams

export const searchResourcesCall = call({
  method: 'GET',
  path: '/api/resources/search',
  access: 'public',
  summary: 'Entries found by words, a state, a ZIP code or a language, best first',
  query: z.object({
    ...pageQuery(z.object({ offset: z.number().int().min(1).max(SEARCH_DEPTH) })),
    ...filters,
    q: z
      .string()
      .default('')
      .pipe(oneLine({ min: 0, max: SEARCH_MAX }))
      .refine((text) => text === '' || [...text].length > 2, malformed('Please use at least 3 characters.'))
      .refine((text) => text !== '', malformed('Please use at least 3 characters.')),
  }),
  response: z.array(resourceSchema),
})
