import { explainProblem, findWayOn, finishSignIn, readAttemptLanguage } from '@/auth'
import { callbackCall } from '@/lib/account/calls'
import { savePendingEntry } from '@/lib/account/saved/save-pressed'
import { problemPagePath, showFailures } from '@/lib/account/show-failures'
import type { RouteContext } from '@/lib/http/call'
import { methods, unknownAddress } from '@/lib/http/methods'
import { seeOther } from '@/lib/http/problem'
import { route } from '@/lib/http/route'

const callback = methods({
  GET: showFailures(
    route(callbackCall, async ({ request }) => {
      try {
        const { userId, returnPath, cookies } = await finishSignIn(request)
        const response = seeOther(await savePendingEntry({ userId }, returnPath))
        for (const cookie of cookies) response.headers.append('set-cookie', cookie)
        return response
      } catch (error) {
        const problem = explainProblem(error, request)
        return seeOther((await findWayOn(problem, request)) ?? problemPagePath(problem, readAttemptLanguage(request)))
      }
    }),
    readAttemptLanguage,
  ),
})
const nowhere = unknownAddress('/api/auth/{...nextauth}')

/** Only the Auth.js endpoints that a sign-in needs. */
function choose(method: keyof typeof callback) {
  return (request: Request, context: RouteContext): Promise<Response> => {
    const isCallback = new URL(request.url).pathname === callbackCall.path
    return (isCallback ? callback : nowhere)[method](request, context)
  }
}

export const GET = choose('GET')
export const HEAD = choose('HEAD')
export const POST = choose('POST')
export const PUT = choose('PUT')
export const PATCH = choose('PATCH')
export const DELETE = choose('DELETE')
export const OPTIONS = choose('OPTIONS')
