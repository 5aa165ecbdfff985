import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { listTwins } from '@/lib/resources/twins/list-twins'
import { settleTwins } from '@/lib/resources/twins/merge'
import { listTwinsCall, settleTwinsCall } from '@/lib/resources/twins/staff-calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(listTwinsCall, () => listTwins()),
  POST: route(settleTwinsCall, ({ viewer, body }) => settleTwins(viewer, body)),
})
