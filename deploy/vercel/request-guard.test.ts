import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import type { ErrorPages } from '@/lib/http/error-pages'
import { knowScripts, knowStyle } from '@/lib/safety/inline-parts.mjs'
import { guardLauncher, type Launcher } from './request-guard'

knowScripts('en-US', ['go()'])
knowStyle('a{color:red}')
const html =
  '<!DOCTYPE html><html lang="en-US"><head><style>a{color:red}</style></head><body><script>go()</script></body></html>'
const errorPage = { body: Buffer.from('A whole page'), packed: Buffer.from(''), policy: "default-src 'none'" }
const inLanguage = { missing: errorPage, failed: errorPage, busy: errorPage }
const errorPages: ErrorPages = {
  en: inLanguage,
  es: inLanguage,
  consoleMissing: errorPage,
  consoleForbidden: errorPage,
  consoleBusy: errorPage,
}

let server: Server | null = null

afterEach(() => server?.close())

async function ask(launcher: Launcher, path: string, init: RequestInit = {}) {
  const guarded = guardLauncher(launcher, { siteUrl: 'https://example.org', readPages: async () => errorPages })
  server = createServer(guarded).listen(0, '127.0.0.1')
  await new Promise((done) => server?.once('listening', done))
  const { port } = server.address() as AddressInfo
  const headers = { 'accept-encoding': 'identity', ...init.headers }
  return fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers })
}

/** A page as one of Next's functions sends it. */
function answer(headers: Record<string, string>, { status = 200, pieces = [html] } = {}): Launcher {
  return (_request: IncomingMessage, response: ServerResponse) => {
    response.statusCode = status
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    for (const piece of pieces.slice(0, -1)) response.write(piece)
    response.end(pieces.at(-1))
  }
}

const page = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 's-maxage=300, stale-while-revalidate=60' }

it('gives a cacheable page its policy, and lets only Vercel cache it', async () => {
  const { headers } = await ask(answer({ ...page, etag: '"a"', 'content-length': `${html.length}` }), '/help/ohio')
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('vercel-cdn-cache-control')).toBe('s-maxage=300, stale-while-revalidate=60')
  expect(headers.get('cdn-cache-control')).toBe(null)
  expect(headers.get('x-frame-options')).toBe('DENY')
  expect(headers.get('etag')).toBe(null)
})

it('does so for a page sent in chunks, and loses none of them', async () => {
  const response = await ask(answer(page, { pieces: [html.slice(0, 40), html.slice(40)] }), '/help/ohio')
  expect(await response.text()).toBe(html)
  expect(response.headers.get('content-security-policy')).toContain("'sha256-")
})

it('gives a page rendered per request the middleware’s policy, and lets no cache store a private one', async () => {
  const policy = "script-src 'nonce-abc'"
  const { headers } = await ask(answer(page), '/dashboard/saved', { headers: { 'content-security-policy': policy } })
  expect(headers.get('content-security-policy')).toBe(policy)
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(headers.get('vercel-cdn-cache-control')).toBe(null)
})

it('removes React from a page rendered per request that needs none, though Next sends the headers first', async () => {
  const still = (react: string) =>
    `<!DOCTYPE html><html><body><div data-still=""></div><main id="main">Call 211</main>${react}</body></html>`
  const launcher: Launcher = (_request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.flushHeaders()
    response.write(still('<script nonce="abc">self.__next_f.push([1,"0:[]\\n"])</script>'))
    response.end()
  }
  const policy = { 'content-security-policy': "script-src 'nonce-abc'" }
  const response = await ask(launcher, '/resources/search', { headers: policy })
  expect(await response.text()).toBe(still(''))
})

it('accepts no policy from a visitor for a cached page', async () => {
  const own = { 'content-security-policy': "script-src 'nonce-abc'" }
  const { headers } = await ask(answer(page), '/help/ohio', { headers: own })
  expect(headers.get('content-security-policy')).toContain("'sha256-")
})

it('replaces the error of a page rendered per request by our own full page and its policy', async () => {
  const policy = "script-src 'nonce-abc'"
  const response = await ask(answer(page, { status: 500 }), '/resources/search', {
    headers: { 'content-security-policy': policy },
  })
  expect([response.status, await response.text()]).toEqual([500, 'A whole page'])
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'")
})

it('replaces an empty error page by our own full page', async () => {
  const response = await ask(answer(page, { status: 404 }), '/help/atlantis')
  expect([response.status, await response.text()]).toEqual([404, 'A whole page'])
  expect(response.headers.get('cache-control')).toBe('no-store')
})

it('renders no page for a write, and passes writes to API calls', async () => {
  const refused = await ask(answer(page), '/help/ohio', { method: 'POST', body: 'a=b' })
  expect(refused.status).toBe(405)
  const called = await ask(answer({ 'content-type': 'application/json' }, { pieces: ['{}'] }), '/api/contact', {
    method: 'POST',
  })
  expect([called.status, await called.text()]).toEqual([200, '{}'])
})

it('also wraps a handler that Vercel calls with the page’s metadata', async () => {
  const launcher: Launcher = Object.assign(answer(page), { getRequestHandlerWithMetadata: () => answer(page) })
  const guarded = guardLauncher(launcher, { siteUrl: 'https://example.org', readPages: async () => errorPages })
  const { headers } = await ask(guarded.getRequestHandlerWithMetadata?.({}) as Launcher, '/help/ohio')
  expect(headers.get('content-security-policy')).toContain("'sha256-")
})
