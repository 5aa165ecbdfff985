import type { RouteHandler } from '@/lib/http/call'
import { forgetSessionCookies } from '@/lib/session/cookie'

/** A request from another site, or over the rate limit, changes nothing here either. */
const wasTaken = ({ status }: Response) => status !== 403 && status !== 429

/**
 * Whatever the outcome of a sign-out, this browser clears its cookies and the pages that Back would show. Never "storage":
 * that would delete what she keeps in the vault.
 */
export function clearBrowserState(
  handler: RouteHandler,
  isOver: (response: Response) => boolean = wasTaken,
): RouteHandler {
  const forgetting = async (...input: Parameters<RouteHandler>): Promise<Response> => {
    const response = await handler(...input)
    if (!isOver(response)) return response
    for (const cookie of forgetSessionCookies()) response.headers.append('set-cookie', cookie)
    response.headers.set('clear-site-data', '"cache", "cookies"')
    return response
  }
  return Object.assign(forgetting, { call: handler.call })
}
