/** What a proxy in front of the site caches, and for whom: this folder's configuration in a real nginx. */
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withPolicy } from '@/lib/cache/policy.mjs'
import { privateHeaders } from '@/lib/http/common-headers.mjs'
import { isCachedForAll } from '@/lib/routes/find-route.mjs'
import { type RouteClass, routes } from '@/lib/routes/table.mjs'
import { hasNginx, type Nginx, startNginx } from '@/tests/support/nginx'

const HERS = 'marigold.session=hers'
const isKept: readonly RouteClass[] = ['cached', 'file']
const privately = Object.entries(routes).filter(([name]) => !isKept.includes(name as RouteClass))
/** Each address, with its parameters filled in. */
const addresses = privately.flatMap(([, paths]) => paths.map((path) => path.replaceAll(/\[+\.*\w+\]+/g, 'one')))

/** Answers like the site, with what it knows about the client in every body. */
function startSite() {
  let answered = 0
  const server = createServer((request: IncomingMessage, response) => {
    answered += 1
    const { cookie = 'nobody', 'x-forwarded-for': address } = request.headers
    const html = `<html><body>answer ${answered} for ${cookie} at ${address}</body></html>`
    const page = { html, headers: { 'content-type': 'text/html; charset=utf-8', etag: `"${answered}"` } }
    if (isCachedForAll((request.url ?? '').split('?', 1)[0] ?? '')) withPolicy(page)
    else Object.assign(page.headers, Object.fromEntries(privateHeaders))
    const long = /\?head=(\d+)$/.exec(request.url ?? '')?.[1]
    if (long) response.setHeader('x-long', 'x'.repeat(Number(long)))
    response.writeHead(200, page.headers).end(page.html)
  })
  return new Promise<Server>((done) => server.listen(0, '127.0.0.1', () => done(server)))
}

describe.skipIf(!hasNginx())('a proxy in front of the site', () => {
  let site: Server
  let nginx: Nginx

  beforeAll(async () => {
    site = await startSite()
    nginx = await startNginx([(site.address() as AddressInfo).port])
  })
  afterAll(async () => {
    await nginx.stop()
    site.close()
  })

  it.each(addresses)('never gives one person another’s response at %s', async (address) => {
    const hers = await nginx.ask(address, { cookie: HERS })
    expect(hers.body).toContain(HERS)
    const nobodys = await nginx.ask(address)
    expect(nobodys.body).toContain('for nobody')
    expect((await nginx.ask(address)).body).not.toBe(nobodys.body)
    expect((await nginx.ask(address, { cookie: 'marigold.session=another' })).body).toContain('another')
  })

  it('caches a public page for everyone, as rendered for an anonymous visitor', async () => {
    expect((await nginx.ask('/about', { cookie: HERS })).body).toContain(HERS)
    const first = await nginx.ask('/about')
    expect(first.body).toContain('for nobody')
    expect((await nginx.ask('/about')).body).toBe(first.body)
    expect(first.headers['cache-control']).toBe('no-store')
    expect(first.headers['content-security-policy']).toContain("default-src 'none'")
  })

  it('does not cache responses to queries, range, data or authorized requests', async () => {
    for (const [address, headers] of [
      ['/help?from=a', {}],
      ['/help', { rsc: '1' }],
      ['/help', { 'next-router-prefetch': '1' }],
      ['/help', { range: 'bytes=0-4' }],
      ['/help', { authorization: 'Bearer hers' }],
    ] as const) {
      const [first, second] = [await nginx.ask(address, headers), await nginx.ask(address, headers)]
      expect(second.body).not.toBe(first.body)
    }
  })

  it('redirects to TLS, and lets no browser store that', async () => {
    const asked = `http://127.0.0.1:${nginx.plainPort}/resources?q=rent`
    const { status, headers } = await fetch(asked, { redirect: 'manual' })
    expect([status, headers.get('location')]).toEqual([308, 'https://localhost/resources?q=rent'])
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('passes on the client address it sees, whatever the client claims', async () => {
    const { body } = await nginx.ask('/api/health', { 'x-forwarded-for': '203.0.113.9' })
    expect(body).toContain('at 127.0.0.1')
  })

  it('passes on a response with long headers', async () => {
    const { headers } = await nginx.ask('/resources/search?head=8000')
    expect(headers['x-long']).toHaveLength(8000)
  })

  it('keeps serving public pages after the site has died, and says who to call everywhere else', async () => {
    const known = await nginx.ask('/emergency')
    site.close()
    site.closeAllConnections()
    const kept = await nginx.ask('/emergency')
    expect([kept.status, kept.body]).toEqual([200, known.body])
    for (const address of ['/dashboard', '/resources/search?q=bed', '/terms']) {
      const answer = await nginx.ask(address, { cookie: HERS })
      expect(answer.status).toBe(503)
      expect(answer.body).toContain('tel:+18007997233')
      expect(answer.body).not.toContain('hers')
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '10' })
    }
  })
})
