/** The search's API calls. */
import { z } from 'zod'
import { call } from '@/lib/http/call'
import { malformed } from '@/lib/http/issues'
import { pageQuery } from '@/lib/http/page'
import { SEARCHES } from '@/lib/http/rate-limit'
import { oneLine } from '@/lib/http/text'
import { quietResultsSchema, resourceSchema } from '@/lib/resources/schema'
import { SEARCH_MAX } from './filters'
import { LAST_PAGE, searchParams } from './request'

const { q: _typed, ...filters } = searchParams

const key = z.object({ importance: z.number().int(), title: z.string(), id: z.uuid() })
const position = z.union([
  z.object({ offset: z.number().int().min(1).max(10_000) }),
  z.object({ after: key.nullable() }),
])

export const searchResourcesCall = call('GET /api/resources/search', 'public', {
  limit: SEARCHES,
  summary:
    'Entries found by words, a place, a name or a number, best first. The header X-Understood says in JSON how the words were read',
  query: z.object({
    ...pageQuery(position),
    ...filters,
    q: z
      .string()
      .default('')
      .pipe(oneLine({ min: 0, max: SEARCH_MAX, isTold: true }))
      .refine((text) => text === '' || [...text].length > 2, malformed('Please use at least 3 characters.'))
      .refine((text) => text !== '', malformed('Please use at least 3 characters.')),
  }),
  response: z.array(resourceSchema),
})

/** A POST, so that no address, cache or log contains what was read. */
export const quietSearchCall = call('POST /api/quiet/search', 'public', {
  limit: SEARCHES,
  isLogged: false,
  summary: 'A page of a search, without an address of its own',
  body: z.strictObject({ ...searchParams, page: z.number().int().min(1).max(LAST_PAGE).default(1) }),
  response: quietResultsSchema,
})
