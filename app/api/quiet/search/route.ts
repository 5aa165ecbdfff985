import { AppError } from '@/lib/http/app-error'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { quietSearchCall } from '@/lib/resources/calls'
import { searchResources } from '@/lib/resources/queries'
import { isTooShort, SEARCH_PAGE, toSearchQuery } from '@/lib/resources/search-input'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(quietSearchCall, async ({ body: { page, ...input } }) => {
    if (isTooShort(input)) throw new AppError('bad-request', 'Please use at least 3 characters.')
    const query = toSearchQuery(input)
    const found = await searchResources(query, { offset: (page - 1) * SEARCH_PAGE, limit: SEARCH_PAGE })
    const languages = Object.keys(found.facets.language).filter((language) => language !== 'en')
    return { ...found, state: query.state, languages }
  }),
})
