import { AppError } from '@/lib/http/app-error'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { mapCall } from '@/lib/location/calls'
import { drawStateMap } from '@/lib/location/map'
import { listMapPoints } from '@/lib/location/queries'
import { requirePlace } from '@/lib/location/where'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(mapCall, async ({ query: { radius, ...given } }) => {
    const place = requirePlace(given)
    const points = place ? await listMapPoints(place, radius) : []
    const svg = place && drawStateMap({ state: place.state, here: place.point, miles: radius, points })
    if (!svg) throw new AppError('not-found')
    return new Response(svg, { headers: { 'content-type': 'image/svg+xml; charset=utf-8' } })
  }),
})
