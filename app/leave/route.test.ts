import { beforeEach, describe, expect, test, vi } from 'vitest'
import { env } from '@/lib/env'
import { nameOwnCookie, nameSessionCookie } from '@/lib/session/cookie'
import { endSession } from '@/lib/session/end-session'
import { site } from '@/lib/site/site'
import { GET, HEAD, POST } from './route'

vi.mock('next/server', () => ({ after: (work: () => unknown) => work() }))
vi.mock('@/lib/session/end-session', () => ({ endSession: vi.fn(async () => true) }))

const CHROMIUM = '"Chromium";v="156", "Not/A)Brand";v="24"'

function ask(headers: Record<string, string> = {}, method = 'GET'): Request {
  return new Request(`${env.SITE_URL}/leave`, { method, headers })
}

beforeEach(() => {
  vi.mocked(endSession).mockClear()
})

describe('the plain link', () => {
  test('redirects away at once, clears cache and cookies, and sends no referrer', () => {
    const { status, headers } = GET(ask())
    expect([status, headers.get('location')]).toEqual([303, site.exitUrl])
    expect(headers.get('clear-site-data')).toBe('"cache", "cookies"')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    const [session, own] = headers.getSetCookie()
    expect(session).toMatch(new RegExp(`^${nameSessionCookie()}=; Path=/; Max-Age=0; `))
    expect(own).toMatch(new RegExp(`^${nameOwnCookie()}=; Path=/; Max-Age=0; `))
    expect(endSession).toHaveBeenCalledOnce()
  })

  test('does not wait for Chromium to empty its cache', () => {
    expect(GET(ask({ 'sec-ch-ua': CHROMIUM })).headers.get('clear-site-data')).toBe('"cookies"')
  })

  test.each([
    ['sec-purpose', 'prefetch;prerender'],
    ['sec-purpose', 'prefetch'],
    ['purpose', 'prefetch'],
    ['x-moz', 'prefetch'],
  ])('prefetched (%s: %s) changes nothing and cannot be used later', (name, value) => {
    const { status, headers } = GET(ask({ [name]: value }))
    expect([status, headers.get('clear-site-data'), headers.get('set-cookie')]).toEqual([503, null, null])
    expect(endSession).not.toHaveBeenCalled()
  })

  test('on another site redirects away, but signs nobody out', () => {
    const { status, headers } = GET(ask({ 'sec-fetch-site': 'cross-site' }))
    expect([status, headers.get('location')]).toEqual([303, site.exitUrl])
    expect([headers.get('clear-site-data'), headers.get('set-cookie')]).toEqual([null, null])
    expect(endSession).not.toHaveBeenCalled()
  })

  test.each(['https://evil.example/', 'https://evil.example', 'null'])(
    'in a browser without Sec-Fetch-Site, on a page of %s, signs nobody out',
    (referer) => {
      expect(GET(ask({ referer })).status).toBe(303)
      expect(endSession).not.toHaveBeenCalled()
      GET(ask({ referer: `${env.SITE_URL}/help` }))
      expect(endSession).toHaveBeenCalledOnce()
    },
  )

  const SESSION = `${nameSessionCookie()}=${'a'.repeat(43)}`

  test('in a browser that says nothing of where the link stood, leaves at once, and signs out only from our own page', () => {
    const foreign = GET(ask({ cookie: SESSION }))
    expect([foreign.status, foreign.headers.get('location')]).toEqual([303, site.exitUrl])
    expect([foreign.headers.get('clear-site-data'), foreign.headers.get('set-cookie')]).toEqual([null, null])
    expect(endSession).not.toHaveBeenCalled()
    const own = GET(ask({ cookie: `${SESSION}; ${nameOwnCookie()}=1` }))
    expect([own.status, own.headers.get('location')]).toEqual([303, site.exitUrl])
    expect(own.headers.get('clear-site-data')).toBe('"cache", "cookies"')
    expect(endSession).toHaveBeenCalledOnce()
  })

  test('does nothing on a HEAD request', () => {
    expect(HEAD().status).toBe(204)
    expect(HEAD().headers.get('clear-site-data')).toBeNull()
  })
})

describe('the beacon', () => {
  test('clears the same data without a redirect, in Chromium too', () => {
    const { status, headers } = POST(ask({ origin: env.SITE_URL, 'sec-ch-ua': CHROMIUM }, 'POST'))
    expect([status, headers.get('location')]).toEqual([204, null])
    expect(headers.get('clear-site-data')).toBe('"cache", "cookies"')
    expect(endSession).toHaveBeenCalledOnce()
  })

  test.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: env.SITE_URL, 'sec-fetch-site': 'cross-site' },
    {},
  ])('from elsewhere (%j) does nothing', (headers) => {
    const { status, headers: answered } = POST(ask(headers as Record<string, string>, 'POST'))
    expect([status, answered.get('clear-site-data'), answered.get('set-cookie')]).toEqual([403, null, null])
    expect(endSession).not.toHaveBeenCalled()
  })
})

test('the vault survives: no response clears the storage', () => {
  for (const answer of [GET(ask()), GET(ask({ 'sec-ch-ua': CHROMIUM })), POST(ask({ origin: env.SITE_URL }, 'POST'))]) {
    expect(answer.headers.get('clear-site-data')).not.toContain('storage')
  }
})
