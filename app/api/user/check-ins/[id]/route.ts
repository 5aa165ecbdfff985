import { countEvent } from '@/lib/analytics/site-counter'
import { changeCheckInCall, eraseCheckInCall, getCheckInCall, sendCheckInCall } from '@/lib/check-ins/calls'
import { getCheckIn } from '@/lib/check-ins/queries'
import type { CheckInAction } from '@/lib/check-ins/schema'
import { actOnCheckIn, eraseCheckIn } from '@/lib/check-ins/service'
import { AppError } from '@/lib/http/app-error'
import { methods } from '@/lib/http/methods'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'
import type { Viewer } from '@/lib/session/policy'
import { to } from '@/lib/site/language/paths'

const notices = { arm: 'started', extend: 'extended', cancel: 'ended', safe: 'ended' } as const

/** Counted for either PIN: an unchanged count would reveal which one it was. */
async function act(viewer: Viewer, id: string, action: CheckInAction, request: Request) {
  const { checkIn, hasEnded } = await actOnCheckIn(viewer, id, action)
  if (hasEnded) countEvent({ event: 'check-in-ended', state: 'US', category: 'all' }, request.headers)
  return checkIn
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(getCheckInCall, async ({ viewer, params }) => {
    const found = await getCheckIn(viewer, params.id)
    if (!found) throw new AppError('not-found')
    return found
  }),
  PATCH: route(changeCheckInCall, ({ viewer, params, body, request }) => act(viewer, params.id, body, request)),
  DELETE: route(eraseCheckInCall, ({ viewer, params }) => eraseCheckIn(viewer, params.id)),
  POST: route(sendCheckInCall, async ({ viewer, params, body, request }) => {
    if (body.do === 'erase') {
      await eraseCheckIn(viewer, params.id)
      return reply(undefined, { headers: { location: to('/dashboard/check-in?notice=erased-check-in') } })
    }
    await act(viewer, params.id, body, request)
    return reply(undefined, { headers: { location: to(`/dashboard/check-in?notice=${notices[body.do]}`) } })
  }),
})
