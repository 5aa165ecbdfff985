import { getCheckInViewCall } from '@/lib/check-ins/calls'
import { getCheckInView } from '@/lib/check-ins/queries'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(getCheckInViewCall, ({ viewer }) => getCheckInView(viewer)),
})
