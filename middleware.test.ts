import {
  unstable_doesMiddlewareMatch as matches,
  unstable_getResponseFromNextConfig,
} from 'next/experimental/testing/server'
import { NextRequest } from 'next/server'
import { describe, expect, test, vi } from 'vitest'
import { innerPath } from '@/lib/routes/inner-paths.mjs'
import { listRewrites } from '@/lib/routes/rewrites.mjs'
import { localized, routes, wholeQueries } from '@/lib/routes/table.mjs'
import { languageOf, withLanguage } from '@/lib/site/language/languages.mjs'
import { config, middleware } from './middleware'

const site = 'https://marigold.example'
const signedIn = { 'marigold.session': 'a' }
const fill = (path: string) => path.replaceAll(/\[+(?:\.{3})?(\w+)\]+/g, 'some-$1')
const cached = routes.cached.map(fill)
const frames = routes.frame
const account = [...routes.account, ...routes.staff].map(fill)
const nonced = [...account, ...[...routes.private, ...routes['card-form'], ...routes['per-request']].map(fill)]
const pages = [...cached, ...frames, ...nonced]

function passes(path: string, cookies: Record<string, string> = {}): boolean {
  return matches({ config, url: path, cookies })
}

function ask(path: string, cookies: Record<string, string> = {}) {
  const cookie = Object.entries(cookies)
    .map((pair) => pair.join('='))
    .join('; ')
  return middleware(new NextRequest(site + path, { headers: cookie ? { cookie } : {} }))
}

function readPolicy(path: string, cookies?: Record<string, string>): string | null {
  return ask(path, cookies).headers.get('content-security-policy')
}

async function rewrite(path: string, cookies: Record<string, string> = {}): Promise<string | null> {
  const nextConfig = { rewrites: async () => ({ beforeFiles: listRewrites(), afterFiles: [], fallback: [] }) }
  const answer = await unstable_getResponseFromNextConfig({ url: site + path, nextConfig, cookies })
  const target = answer.headers.get('x-middleware-rewrite')
  return target && new URL(target).pathname
}

describe('the middleware', () => {
  test('runs for every page that the table renders with a nonce', () => {
    expect(nonced.filter((path) => !passes(path))).toEqual([])
    expect(frames.filter((path) => !passes(path))).toEqual([])
    for (const key of wholeQueries)
      expect(
        frames.filter((path) => !passes(`${path}?${key}=1`, signedIn)),
        key,
      ).toEqual([])
  })

  test('does not run for cached pages and files', () => {
    expect([...cached, ...routes.file.map(fill)].filter((path) => passes(path))).toEqual([])
    expect(frames.filter((path) => passes(path, signedIn))).toEqual([])
    expect(passes('/_next/static/chunks/Main.js')).toBe(false)
    expect(passes('/api/donations/AbC/status')).toBe(false)
  })

  test('gives a nonce to exactly those pages', () => {
    for (const path of nonced) expect(readPolicy(path), path).toMatch(/script-src 'nonce-[\w+/=]{24}' 'strict-dynamic'/)
    for (const path of frames) {
      expect(readPolicy(path), path).toContain("'nonce-")
      expect(readPolicy(path, signedIn), path).toBeNull()
      for (const key of wholeQueries) expect(readPolicy(`${path}?${key}=1`, signedIn), path).toContain("'nonce-")
    }
    for (const path of cached) expect(readPolicy(path), path).toBeNull()
    for (const path of ['/nope', '/donate/pay', '/sign-in/nope', '/dashboard/nope', '/dashboard/x.css', '/admin/nope'])
      expect(readPolicy(path, signedIn), path).toBeNull()
  })

  test('shows sign-in to a signed-out visitor of any page that requires it, at the same address', () => {
    const shown = (path: string, cookies?: Record<string, string>) => {
      const target = ask(path, cookies).headers.get('x-middleware-rewrite')
      return target?.slice(site.length) ?? null
    }
    for (const path of [...frames, ...account]) {
      expect(passes(path), path).toBe(true)
      const signIn = withLanguage(languageOf(path), '/sign-in')
      expect(shown(`${path}?plain=1`), path).toBe(`${signIn}?plain=1`)
      expect(ask(path).headers.get('x-middleware-request-x-asked-path'), path).toBe(path)
      expect(shown(path, signedIn), path).toBeNull()
      expect(shown(path, { '__Host-marigold.session': 'a' }), path).toBeNull()
    }
    for (const path of [...cached, '/dashboard/nope', '/admin/nope', '/sign-in', '/dashboards'])
      expect(shown(path), path).toBeNull()
  })

  test('passes the policy only in the request on Vercel, where each function’s guard sends it', () => {
    vi.stubEnv('VERCEL', '1')
    const { headers } = ask('/dashboard')
    expect(headers.get('x-middleware-request-content-security-policy')).toContain("'nonce-")
    expect([headers.get('content-security-policy'), headers.get('cache-control')]).toEqual([null, null])
    vi.unstubAllEnvs()
  })

  test('redirects every other spelling of a page to the one in the table', () => {
    for (const path of pages.filter((one) => one !== '/')) {
      const [start = '', first = '', ...rest] = path.split('/')
      for (const typed of [first.toUpperCase(), `%${first.charCodeAt(0).toString(16)}${first.slice(1)}`]) {
        const spelled = [start, typed, ...rest].join('/')
        expect(passes(spelled, signedIn), spelled).toBe(true)
        const answer = ask(`${spelled}?a=b`, signedIn)
        expect([answer.status, answer.headers.get('location')], spelled).toEqual([308, `${site}${path}?a=b`])
        expect(answer.headers.get('cache-control'), spelled).toBe('no-store')
      }
    }
  })

  test('keeps the case of the token in a link that someone was sent', () => {
    expect(ask('/Donate/Pay/AbC').headers.get('location')).toBe(`${site}/donate/pay/AbC`)
    expect(ask('/donate/pay/AbC').status).toBe(200)
  })

  test('allows the payment company only on the pages with a card form', () => {
    expect(readPolicy('/donate/pay/x')).toContain('frame-src https://js.stripe.com')
    expect(nonced.filter((path) => readPolicy(path)?.includes('stripe'))).toEqual([
      '/donate/pay/some-token',
      '/es/donate/pay/some-token',
    ])
  })

  test('redirects a search to its page based on the query', () => {
    const redirect = (path: string) => ask(path).headers.get('location')?.slice(site.length)
    expect(redirect('/resources?category=shelter')).toBe('/resources/housing-shelter')
    expect(redirect('/resources?category=a/b')).toBe('/resources/a%2Fb')
    expect(redirect('/resources?q=rent')).toBe('/resources/search?q=rent')
    expect(redirect('/resources?q=&category=shelter')).toBe('/resources/search?q=&category=shelter')
    expect(redirect('/news?topic=all')).toBe('/news/search?topic=all')
    expect(redirect('/es/news?topic=all')).toBe('/es/news/search?topic=all')
    for (const path of ['/resources', '/resources?q=', '/resources?state=TX', '/news', '/news?page=2'])
      expect(ask(path).headers.get('location'), path).toBeNull()
  })
})

describe('the rewrites', () => {
  test('lead from an address in English to its page, and from no other', async () => {
    const english = localized.map(fill)
    for (const path of english) expect(await rewrite(path), path).toBe(innerPath(path))
    expect(await rewrite('/analytics')).toBe('/en/analytics')
    const others = Object.values(routes).flat().map(fill)
    for (const path of others.filter((one) => !english.includes(one)))
      expect(await rewrite(path), path).toBe(path === '/news/feed.xml' ? '/en/news/feed.xml' : null)
  })

  test('answer no page by a second address', async () => {
    for (const path of [
      '/en',
      '/en/about',
      '/en/dashboard',
      '/en/dashboard?plain=1',
      '/en/help/ohio',
      '/%65n/about',
      '/e%6e',
    ])
      expect(await rewrite(path), path).toBe('/404')
    for (const path of ['/english', '/enough/about']) expect(await rewrite(path), path).toBeNull()
  })

  test('send anything that looks like a file below such a page to the 404 page', async () => {
    for (const path of [
      '/dashboard/x.css',
      '/dashboard/save/x.css',
      '/dashboard/saved/x.css',
      '/es/dashboard/saved/x.css',
      '/admin/articles/x.js',
    ])
      for (const cookies of [{}, signedIn]) expect(await rewrite(path, cookies), path).toBe('/404')
  })

  test('serve the whole page of a tab if the query asks for it', async () => {
    for (const path of frames) {
      for (const key of wholeQueries)
        expect(await rewrite(`${path}?${key}=1`, signedIn)).toBe(
          innerPath(path.replace('/dashboard', '/dashboard/whole')),
        )
    }
  })
})

test('a page’s former address redirects to its current one', () => {
  expect(passes('/emergency/practise')).toBe(true)
  const answer = ask('/emergency/practise')
  expect([answer.status, answer.headers.get('location')]).toEqual([308, `${site}/emergency/practice`])
})
