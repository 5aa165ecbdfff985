import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { listAlike } from '@/lib/resources/staff/alike'
import { listAlikeCall } from '@/lib/resources/staff/staff-calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(listAlikeCall, ({ query }) => listAlike(query)),
})
