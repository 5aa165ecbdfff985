import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { nearbyCall } from '@/lib/search/nearby/calls'
import { findNearby } from '@/lib/search/nearby/queries'
import { requirePlace } from '@/lib/search/nearby/where'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(nearbyCall, async ({ query: { radius, ...given } }) => {
    const place = requirePlace(given)
    return place ? findNearby(place, radius) : []
  }),
})
