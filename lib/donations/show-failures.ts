import { readCallLanguage } from '@/lib/http/call-language'
import type { RouteHandler } from '@/lib/http/call-types'
import { seeOther } from '@/lib/http/reply'
import { to } from '@/lib/site/language/paths'
import { inLanguage } from '@/lib/site/language/speak'

const NOT_FOUND = 404
const TOO_MANY = 429

/** For an address that people open in a browser: shows a page with instructions instead of problem JSON. */
export function showGiftFailures(handler: RouteHandler): RouteHandler {
  const shown = async (...input: Parameters<RouteHandler>): Promise<Response> => {
    const response = await handler(...input)
    if (response.status < 400) return response
    const problem = response.status === NOT_FOUND ? 'over' : response.status === TOO_MANY ? 'busy' : 'away'
    return inLanguage(readCallLanguage(input[0]), () => seeOther(to(`/donate/gifts/problem/${problem}`)))
  }
  return Object.assign(shown, { call: handler.call })
}
