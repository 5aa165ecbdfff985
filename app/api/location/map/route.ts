import { AppError } from '@/lib/http/app-error'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { mapCall } from '@/lib/search/nearby/calls'
import { drawStateMap } from '@/lib/search/nearby/map'
import { listMapPoints } from '@/lib/search/nearby/queries'
import { requirePlace } from '@/lib/search/nearby/where'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(mapCall, async ({ query: { radius, ...given } }) => {
    const place = requirePlace(given)
    const points = place ? await listMapPoints(place, radius) : []
    const svg = place && drawStateMap({ state: place.state, here: place.point, miles: radius, points })
    if (!svg) throw new AppError('not-found')
    return new Response(svg, { headers: { 'content-type': 'image/svg+xml; charset=utf-8' } })
  }),
})
