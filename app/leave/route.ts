import { after } from 'next/server'
import { env } from '@/lib/env'
import { assertOwnOrigin } from '@/lib/http/origin'
import { forgetSessionCookies, hasOwnCookie, readSessionToken } from '@/lib/session/cookie'
import { endSession } from '@/lib/session/end-session'
import { site } from '@/lib/site/site'

export const dynamic = 'force-dynamic'

function plainHeaders(): Headers {
  return new Headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
}

/**
 * Never "storage": that would delete what she keeps in the vault. Clearing the cache makes Chromium delay a redirect, on a
 * full disk by seconds, while the page stays visible; so the plain link clears the cookies only.
 */
function listTraces(isRedirectInChromium: boolean): string {
  return isRedirectInChromium ? '"cookies"' : '"cache", "cookies"'
}

/** The response does not wait for the database. */
function leave(request: Request, headers: Headers, traces: string): void {
  headers.set('clear-site-data', traces)
  for (const cookie of forgetSessionCookies()) headers.append('set-cookie', cookie)
  after(() => endSession(request))
}

/**
 * Another site may link here, but not sign her out; a browser's prefetch must not sign her out either. An older browser
 * says only where the link stood, and for our own links, as for others with `noreferrer`, not even that: then the cookie
 * tells that is sent with links of ours only. In no case does leaving itself wait or ask.
 */
function isHerOwn(request: Request): boolean {
  const { headers } = request
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site !== 'cross-site'
  const from = headers.get('origin') ?? headers.get('referer')
  if (from !== null) return URL.canParse(from) && new URL(from).origin === new URL(env.SITE_URL).origin
  return readSessionToken(request) === null || hasOwnCookie(request)
}

function isFetchedAhead(headers: Headers): boolean {
  return /prefetch|prerender/.test(`${headers.get('sec-purpose')} ${headers.get('purpose')} ${headers.get('x-moz')}`)
}

/** Quick Exit without JavaScript: the target of a plain link. */
export function GET(request: Request): Response {
  const headers = plainHeaders()
  if (isFetchedAhead(request.headers)) return new Response(null, { status: 503, headers })
  if (isHerOwn(request)) {
    leave(request, headers, listTraces(request.headers.get('sec-ch-ua')?.includes('Chromium') ?? false))
  }
  headers.set('location', site.exitUrl)
  return new Response(null, { status: 303, headers })
}

/** Has no effect. */
export function HEAD(): Response {
  return new Response(null, { status: 204, headers: plainHeaders() })
}

/** The beacon of a page that has already gone blank. */
export function POST(request: Request): Response {
  const headers = plainHeaders()
  try {
    assertOwnOrigin(request.headers, env.SITE_URL)
  } catch {
    return new Response(null, { status: 403, headers })
  }
  leave(request, headers, listTraces(false))
  return new Response(null, { status: 204, headers })
}
