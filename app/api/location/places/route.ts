import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { suggestPlacesCall } from '@/lib/search/nearby/calls'
import { suggestPlaces } from '@/lib/search/nearby/where'

const MAX_SUGGESTIONS = 8

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(suggestPlacesCall, async ({ query: { q } }) => suggestPlaces(q, MAX_SUGGESTIONS)),
})
