import { listPlacesCall } from '@/lib/account/calls'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { readSessionToken } from '@/lib/session/cookie'
import { listPlaces } from '@/lib/session/queries'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(listPlacesCall, async ({ viewer, request }) => listPlaces(viewer, readSessionToken(request))),
})
