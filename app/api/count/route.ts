import { countCall } from '@/lib/analytics/calls'
import { readEvent } from '@/lib/analytics/schema'
import { countEvent } from '@/lib/analytics/site-counter'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(countCall, async ({ body, request }) => {
    for (const sent of body.events) {
      const thing = readEvent(sent)
      if (thing) countEvent(thing, request.headers)
    }
  }),
})
