import { type NextRequest, NextResponse } from 'next/server'
import { toastStyles } from '@/lib/cache/toast-style.mjs'
import { readCategory } from '@/lib/resources/vocabulary'
import { findRoute } from '@/lib/routes/find-route.mjs'
import { noteAskedPath } from '@/lib/session/asked-path'

/**
 * Only where the query decides, or where a page is rendered per request: cached pages never pass here. A tab of the
 * dashboard is such a page for whoever brings a session, unless the address asks otherwise (next.config.mjs has the
 * same conditions).
 */
export const config = {
  matcher: [
    '/dashboard/((?!(?:saved|reminders|recommendations|check-in)$).+)',
    {
      source: '/dashboard/:tab(saved|reminders|recommendations|check-in)?',
      missing: [
        { type: 'cookie', key: 'marigold.session' },
        { type: 'cookie', key: '__Host-marigold.session' },
      ],
    },
    {
      source: '/dashboard/:tab(saved|reminders|recommendations|check-in)?',
      has: [{ type: 'query', key: 'notice' }],
    },
    {
      source: '/dashboard/:tab(saved|reminders|recommendations|check-in)?',
      has: [{ type: 'query', key: 'problem' }],
    },
    {
      source: '/dashboard/:tab(saved|reminders|recommendations|check-in)?',
      has: [{ type: 'query', key: 'plain' }],
    },
    '/admin/:path*',
    '/sign-in/:path*',
    '/trusted-contact',
    '/newsletter/confirm',
    '/newsletter/preferences',
    '/newsletter/unsubscribe',
    '/resources/search',
    '/location-services/search',
    '/news/search',
    '/legal-education/guides/search',
    '/donate/pay/:path*',
    '/donate/thanks/:path*',
    '/donate/my-gifts/:path*',
    '/listing/:path*',
    { source: '/resources', has: [{ type: 'query', key: 'category' }] },
    { source: '/resources', has: [{ type: 'query', key: 'q' }] },
    { source: '/news', has: [{ type: 'query', key: 'topic' }] },
    { source: '/news', has: [{ type: 'query', key: 'q' }] },
  ],
}

/** Old links and the emergency widget name categories in a query; a search typed anywhere goes to the search page. */
function redirectResources(request: NextRequest): NextResponse {
  const { searchParams } = request.nextUrl
  const known = readCategory(searchParams.get('category') ?? '')
  const target = request.nextUrl.clone()
  if (searchParams.has('q')) {
    target.pathname = '/resources/search'
  } else {
    target.pathname = known
      ? `/resources/${known.category}`
      : `/resources/${encodeURIComponent(searchParams.get('category') ?? '')}`
    target.search = ''
  }
  return NextResponse.redirect(target, 308)
}

function createNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
}

function noncePolicy(nonce: string, isSecure: boolean): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    // React leaves the nonce off an inlined sheet: its hash stands in (lib/cache/style-hashes.ts sets the variable).
    `style-src 'self' 'nonce-${nonce}' ${toastStyles} ${process.env.STYLE_HASHES ?? ''}`.trim(),
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** The card form is the payment company's: its script, its frames, and nothing else of anybody's. */
function cardFormPolicy(policy: string): string {
  return policy
    .replace(/script-src ([^;]*)/, 'script-src $1 https://js.stripe.com')
    .replace("img-src 'self'", "img-src 'self' https://*.stripe.com")
    .replace("connect-src 'self'", "connect-src 'self' https://api.stripe.com")
    .concat('; frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com')
}

export function middleware(request: NextRequest): NextResponse {
  const { pathname } = request.nextUrl
  if (pathname === '/resources') return redirectResources(request)
  if (pathname === '/news') {
    const target = request.nextUrl.clone()
    target.pathname = '/news/search'
    return NextResponse.redirect(target, 308)
  }
  const route = findRoute(pathname)
  // The 404 page is prerendered, with a policy of its own.
  if (!route) return NextResponse.next()
  const nonce = createNonce()
  const strict = noncePolicy(nonce, process.env.SITE_URL?.startsWith('https:') ?? false)
  const policy = route.class === 'card-form' ? cardFormPolicy(strict) : strict
  const headers = new Headers(request.headers)
  // Next reads the nonce for its own scripts from the request's policy; what a visitor sent there is overwritten.
  headers.set('content-security-policy', policy)
  headers.set('x-nonce', nonce)
  noteAskedPath(headers, pathname)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  response.headers.set('cache-control', 'private, no-store')
  return response
}
