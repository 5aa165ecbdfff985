import type { RouteHandler } from '@/lib/http/call-types'
import { nameSessionCookie } from '@/lib/session/cookie'
import { forgetCookie } from '@/lib/session/set-cookie'

/**
 * Whatever came of a sign-out, this browser forgets: the cookies, and the pages that Back would show. Never "storage":
 * that would delete what she keeps in the vault.
 */
export function forgetHere(handler: RouteHandler): RouteHandler {
  const forgetting = async (...input: Parameters<RouteHandler>): Promise<Response> => {
    const response = await handler(...input)
    // A request that another site made, or one too many, changes nothing here either.
    if (response.status === 403 || response.status === 429) return response
    response.headers.append('set-cookie', forgetCookie(nameSessionCookie()))
    response.headers.set('clear-site-data', '"cache", "cookies"')
    return response
  }
  return Object.assign(forgetting, { call: handler.call })
}
