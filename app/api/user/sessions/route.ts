import { listSessionsCall } from '@/lib/account/calls'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { readSessionToken } from '@/lib/session/cookie'
import { listSessions } from '@/lib/session/queries'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(listSessionsCall, async ({ viewer, request }) => listSessions(viewer, readSessionToken(request))),
})
