import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { suggestPlacesCall } from '@/lib/location/calls'
import { suggestPlaces } from '@/lib/location/where'

const MOST = 8

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(suggestPlacesCall, async ({ query: { q } }) => suggestPlaces(q, MOST)),
})
