import type { RouteHandler } from '@/lib/http/call'
import { seeOther } from '@/lib/http/problem'
import type { SignInProblem } from '@/lib/session/identity/sign-in-problem'
import { type Language, withLanguage } from '@/lib/site/language/languages.mjs'

const TOO_MANY = 429

export function problemPagePath(problem: SignInProblem, language: Language): string {
  return withLanguage(language, `/sign-in/error/${problem}`)
}

/**
 * For an address that people open in a browser: shows a page with instructions instead of problem JSON, in the
 * language of the page that the sign-in would have returned to.
 */
export function showFailures(handler: RouteHandler, readLanguage: (request: Request) => Language): RouteHandler {
  const shown = async (...input: Parameters<RouteHandler>): Promise<Response> => {
    const response = await handler(...input)
    if (response.status < 400) return response
    const problem = response.status === TOO_MANY ? 'busy' : 'unavailable'
    return seeOther(problemPagePath(problem, readLanguage(input[0])))
  }
  return Object.assign(shown, { call: handler.call })
}
