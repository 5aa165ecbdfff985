/** What a proxy before the site keeps, and for whom: the configuration of this folder in a real nginx. */
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
/** Each address with something in place of what may be anything. */
const addresses = privately.flatMap(([, paths]) => paths.map((path) => path.replaceAll(/\[+\.*\w+\]+/g, 'one')))

/** As the site answers, with what it knows of who asks in every body. */
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

describe.skipIf(!hasNginx())('a proxy before the site', () => {
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

  it.each(addresses)('never answers one person with what another was answered at %s', async (address) => {
    const hers = await nginx.ask(address, { cookie: HERS })
    expect(hers.body).toContain(HERS)
    const nobodys = await nginx.ask(address)
    expect(nobodys.body).toContain('for nobody')
    expect((await nginx.ask(address)).body).not.toBe(nobodys.body)
    expect((await nginx.ask(address, { cookie: 'marigold.session=another' })).body).toContain('another')
  })

  it('keeps a public page for everybody, as nobody in particular was answered', async () => {
    expect((await nginx.ask('/about', { cookie: HERS })).body).toContain(HERS)
    const first = await nginx.ask('/about')
    expect(first.body).toContain('for nobody')
    expect((await nginx.ask('/about')).body).toBe(first.body)
    expect(first.headers['cache-control']).toBe('no-store')
    expect(first.headers['content-security-policy']).toContain("default-src 'none'")
  })

  it('keeps no page that was asked for with a question, in part, or for its data', async () => {
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

  it('passes on who asks as it sees it, whatever she says of herself', async () => {
    const { body } = await nginx.ask('/api/health', { 'x-forwarded-for': '203.0.113.9' })
    expect(body).toContain('at 127.0.0.1')
  })

  it('passes on an answer whose head is long', async () => {
    const { headers } = await nginx.ask('/resources/search?head=8000')
    expect(headers['x-long']).toHaveLength(8000)
  })

  it('goes on answering what is for everybody after the site has died, and says who to call at all else', async () => {
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
