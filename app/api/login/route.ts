import { explainProblem, startSignIn } from '@/auth'
import { loginCall } from '@/lib/account/calls'
import { markPending } from '@/lib/account/saved/reply'
import { problemPagePath, showFailures } from '@/lib/account/show-failures'
import { env } from '@/lib/env'
import { methods } from '@/lib/http/methods'
import { isOwnOrigin } from '@/lib/http/origin'
import { seeOther } from '@/lib/http/problem'
import { route } from '@/lib/http/route'
import { readReturnPath } from '@/lib/session/return-path'
import { getViewer } from '@/lib/session/viewer'
import { languageOf } from '@/lib/site/language/languages.mjs'

/** In development: cookies set for one of the machine's host names are not sent to another. */
function findOtherName(request: Request): string | null {
  const origin = `http://${request.headers.get('host')}`
  return origin !== env.SITE_URL && isOwnOrigin(origin, env.SITE_URL) ? env.SITE_URL : null
}

/** Applies to rejected calls too. */
const readAsked = (request: Request) => languageOf(new URL(request.url).searchParams.get('callbackUrl') ?? '')

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: showFailures(
    route(loginCall, async ({ query, request }) => {
      const returnPath = readReturnPath(query.callbackUrl)
      const siteUrl = findOtherName(request)
      if (siteUrl !== null) return seeOther(`${siteUrl}/api/login?callbackUrl=${encodeURIComponent(returnPath)}`)
      try {
        if ((await getViewer(request)) !== null) return seeOther(returnPath)
        return seeOther(await startSignIn(markPending(returnPath, request)))
      } catch (error) {
        return seeOther(problemPagePath(explainProblem(error, request), languageOf(returnPath)))
      }
    }),
    readAsked,
  ),
})
