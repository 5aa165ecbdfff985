import { staySignedInCall } from '@/lib/account/calls'
import { AppError } from '@/lib/http/app-error'
import { methods } from '@/lib/http/methods'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'
import { readSessionToken, writeSessionCookies } from '@/lib/session/cookie'
import { isStaff } from '@/lib/session/policy'
import { keepSignedIn } from '@/lib/session/service'
import { words } from '@/lib/site/language/words'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(staySignedInCall, async ({ viewer, body, request }) => {
    if (body.stay && isStaff(viewer)) throw new AppError('forbidden', words().account.places.staff)
    const token = readSessionToken(request)
    const until = token === null ? null : await keepSignedIn(token, body.stay)
    if (token === null || until === null) throw new AppError('signed-out')
    const cookies = writeSessionCookies(token, body.stay ? until : undefined)
    return reply(
      { until: new Date(until).toISOString() },
      { headers: cookies.map((cookie): [string, string] => ['set-cookie', cookie]) },
    )
  }),
})
