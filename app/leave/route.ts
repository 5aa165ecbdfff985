import { after } from 'next/server'
import { env } from '@/lib/env'
import { assertOwnOrigin } from '@/lib/http/origin'
import { nameSessionCookie } from '@/lib/session/cookie'
import { endSession } from '@/lib/session/end-session'
import { forgetCookie } from '@/lib/session/set-cookie'
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
  headers.set('set-cookie', forgetCookie(nameSessionCookie()))
  after(() => endSession(request))
}

/**
 * Another site may link here, but not sign her out; a browser's prefetch must not sign her out either. An older browser
 * says nothing but where the link stood, and for our own links not even that: then leaving comes first.
 */
function isHerOwn(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site !== 'cross-site'
  const from = headers.get('origin') ?? headers.get('referer')
  return from === null || (URL.canParse(from) && new URL(from).origin === new URL(env.SITE_URL).origin)
}

function isFetchedAhead(headers: Headers): boolean {
  return /prefetch|prerender/.test(`${headers.get('sec-purpose')} ${headers.get('purpose')} ${headers.get('x-moz')}`)
}

/** Quick Exit without JavaScript: the target of a plain link. */
export function GET(request: Request): Response {
  const headers = plainHeaders()
  if (isFetchedAhead(request.headers)) return new Response(null, { status: 503, headers })
  if (isHerOwn(request.headers)) {
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
