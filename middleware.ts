import { type NextRequest, NextResponse } from 'next/server'
import { composeNoncePolicy } from '@/lib/cache/compose-policy.mjs'
import { readCategory } from '@/lib/resources/vocabulary'
import { findRoute, needsSession, type Route } from '@/lib/routes/find-route.mjs'
import { movedPages, wholeQueries } from '@/lib/routes/table.mjs'
import { noteAskedPath } from '@/lib/session/asked-path'
import { languageOf, withLanguage, withoutLanguage } from '@/lib/site/language/languages.mjs'

/**
 * Only for addresses where the query matters, or pages rendered per request: cached pages never pass through here. With a
 * session cookie the dashboard's tabs don't either, unless the query says otherwise. Next must be able to read
 * this statically; `middleware.test.ts` compares it with the route table.
 */
export const config = {
  matcher: [
    // In capitals or with encoded letters: treated the same.
    '/((?!_next/|api/).*[A-Z%].*)',
    '/:language(es)?/dashboard/((?!(?:saved|reminders|recommendations|check-in)$).+)',
    {
      source: '/:language(es)?/dashboard/:tab(saved|reminders|recommendations|check-in)?',
      missing: [
        { type: 'cookie', key: 'marigold.session' },
        { type: 'cookie', key: '__Host-marigold.session' },
      ],
    },
    {
      source: '/:language(es)?/dashboard/:tab(saved|reminders|recommendations|check-in)?',
      has: [{ type: 'query', key: 'notice' }],
    },
    {
      source: '/:language(es)?/dashboard/:tab(saved|reminders|recommendations|check-in)?',
      has: [{ type: 'query', key: 'problem' }],
    },
    {
      source: '/:language(es)?/dashboard/:tab(saved|reminders|recommendations|check-in)?',
      has: [{ type: 'query', key: 'plain' }],
    },
    '/admin/:path*',
    '/:language(es)?/sign-in/:path*',
    '/:language(es)?/trusted-contact',
    '/:language(es)?/help/find',
    '/:language(es)?/advocates/find',
    '/:language(es)?/newsletter/confirm',
    '/:language(es)?/newsletter/preferences',
    '/:language(es)?/newsletter/unsubscribe',
    '/:language(es)?/resources/search',
    '/:language(es)?/safe-tonight',
    '/:language(es)?/location-services/search',
    '/:language(es)?/news/search',
    '/legal-education/guides/search',
    '/es/legal-education/guides/search',
    '/:language(es)?/donate/pay/:token',
    '/:language(es)?/donate/thanks/:token',
    '/:language(es)?/donate/my-gifts/:token',
    '/:language(es)?/list',
    '/:language(es)?/listing/:token',
    '/:language(es)?/lists',
    '/:language(es)?/rooms/:token',
    '/:language(es)?/calling/:token',
    { source: '/:language(es)?/resources', has: [{ type: 'query', key: 'category' }] },
    { source: '/:language(es)?/resources', has: [{ type: 'query', key: 'q' }] },
    { source: '/:language(es)?/news', has: [{ type: 'query', key: 'topic' }] },
    { source: '/:language(es)?/news', has: [{ type: 'query', key: 'q' }] },
    // Former addresses: see movedPages.
    '/emergency/practise',
  ],
}

/** Old links and the emergency widget name categories in a query; any typed search goes to the search page. */
function findSearch(pathname: string, asked: URLSearchParams): { pathname: string; search?: string } | null {
  const language = languageOf(pathname)
  const [words, category, topic] = ['q', 'category', 'topic'].map((name) => asked.get(name))
  if (withoutLanguage(pathname) === '/news') {
    return words || topic ? { pathname: withLanguage(language, '/news/search') } : null
  }
  if (withoutLanguage(pathname) !== '/resources' || !(words || category)) return null
  if (asked.has('q') || !category) return { pathname: withLanguage(language, '/resources/search') }
  const known = readCategory(category)?.category ?? encodeURIComponent(category)
  return { pathname: withLanguage(language, `/resources/${known}`), search: '' }
}

/** Permanent, but not stored: otherwise a browser keeps the address, with what was searched for, on disk. */
function redirectTo(request: NextRequest, target: { pathname: string; search?: string }): NextResponse {
  const headers = { 'cache-control': 'no-store' }
  return NextResponse.redirect(Object.assign(request.nextUrl.clone(), target), { status: 308, headers })
}

/** Whether there is a cookie, not whose: every page and call decides on rights itself. */
function hasSession({ cookies }: NextRequest): boolean {
  return cookies.has('marigold.session') || cookies.has('__Host-marigold.session')
}

/** A page that is the same for everyone, with a fixed policy. */
function isPrerendered(route: Route, request: NextRequest): boolean {
  if (route.class !== 'frame') return ['cached', 'error', 'file', 'call'].includes(route.class)
  return hasSession(request) && !wholeQueries.some((key) => request.nextUrl.searchParams.get(key))
}

/** At the dashboard and the console, a visitor without a session cookie gets the sign-in page, at the same address. */
function respond(request: NextRequest, route: Route, headers: Headers): NextResponse {
  if (!needsSession(route) || hasSession(request)) return NextResponse.next({ request: { headers } })
  const signIn = request.nextUrl.clone()
  signIn.pathname = withLanguage(languageOf(signIn.pathname), '/sign-in')
  return NextResponse.rewrite(signIn, { request: { headers } })
}

function createNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
}

export function middleware(request: NextRequest): NextResponse {
  const { pathname, searchParams } = request.nextUrl
  const moved = movedPages.get(pathname)
  if (moved) return redirectTo(request, { pathname: moved })
  const route = findRoute(pathname)
  // The 404 page is prerendered, with a policy of its own.
  if (!route) return NextResponse.next()
  if (route.address !== pathname) return redirectTo(request, { pathname: route.address })
  const search = findSearch(pathname, searchParams)
  if (search) return redirectTo(request, search)
  if (isPrerendered(route, request)) return NextResponse.next()
  const nonce = createNonce()
  const policy = composeNoncePolicy(nonce, { hasCardForm: route.class === 'card-form' })
  const headers = new Headers(request.headers)
  // Next reads its nonce from the request's policy header; a visitor's value is overwritten.
  headers.set('content-security-policy', policy)
  headers.set('x-nonce', nonce)
  noteAskedPath(headers, pathname)
  const response = respond(request, route, headers)
  // On Vercel each function sends it (deploy/vercel/request-guard.ts), because not every response is the requested page.
  if (process.env.VERCEL) return response
  response.headers.set('content-security-policy', policy)
  response.headers.set('cache-control', 'private, no-store')
  return response
}
