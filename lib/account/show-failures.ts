import { answerSeeOther } from '@/lib/http/answer'
import type { RouteHandler } from '@/lib/http/call-types'
import type { SignInProblem } from '@/lib/session/identity/sign-in-problem'

const TOO_MANY = 429

export function nameProblemPage(problem: SignInProblem): string {
  return `/sign-in/error/${problem}`
}

/** For an address that people open, not programs: in place of a problem in JSON, the page that says what to do. */
export function showFailures(handler: RouteHandler): RouteHandler {
  const shown = async (...input: Parameters<RouteHandler>): Promise<Response> => {
    const response = await handler(...input)
    if (response.status < 400) return response
    return answerSeeOther(nameProblemPage(response.status === TOO_MANY ? 'busy' : 'unavailable'))
  }
  return Object.assign(shown, { call: handler.call })
}
