import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { renewPagesByClockCall, renewPagesCall } from '@/server/jobs/calls'
import { renewPages } from '@/server/jobs/renew-pages'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(renewPagesByClockCall, renewPages),
  POST: route(renewPagesCall, renewPages),
})
