import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { describePositionCall } from '@/lib/search/nearby/calls'
import { describePosition } from '@/lib/search/nearby/where'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(describePositionCall, async ({ query: { latitude = 0, longitude = 0 } }) =>
    describePosition({ latitude, longitude }),
  ),
})
