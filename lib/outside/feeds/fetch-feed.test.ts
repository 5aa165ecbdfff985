import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { lookup } from 'node:dns'
import type { Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import { request } from 'undici'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createAgent, RefusedAddress } from '@/lib/outside/web/visit'
import { isPublicAddress } from '@/lib/outside/web/web'
import { startFeedServer, useServerAndCanary, writeRss } from '@/tests/support/feeds'
import { type FeedRequest, fetchFeed } from './fetch-feed'
import { MAX_BODY_BYTES } from './read-body'

const { server, canary } = await useServerAndCanary()

const look = (url: string, more: Partial<FeedRequest> = {}) =>
  fetchFeed({ url, privateOrigins: [server.origin], ...more })
const redirect = (to: string, status = 302) => {
  const path = `/to/${encodeURIComponent(to)}/${status}`
  return server.put(path, (_, response) => response.writeHead(status, { location: to }).end())
}

test.each([
  '127.0.0.1',
  '127.8.8.8',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '198.18.0.1',
  '192.0.2.1',
  '::1',
  '::',
  'fc00::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001::1',
  '2001:db8::1',
  'localhost',
  '',
])('%s is not a public address', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['8.8.8.8', '151.101.1.164', '2606:4700::1111'])('%s is a public address', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

describe('an address inside our network', () => {
  const port = () => new URL(canary.origin).port
  const forms = [
    'http://127.0.0.1:P/',
    'http://localhost:P/',
    'http://2130706433:P/',
    'http://0x7f000001:P/',
    'http://0177.0.0.1:P/',
    'http://127.1:P/',
    'http://0.0.0.0:P/',
    'http://0:P/',
    'http://[::1]:P/',
    'http://[::ffff:127.0.0.1]:P/',
    'http://[::ffff:7f00:1]:P/',
    'http://[::]:P/',
    'http://user:word@127.0.0.1:P/',
    'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.1/',
    'http://192.168.1.1/',
    'http://[fd00::1]/',
    'http://[fe80::1]/',
    'http://[64:ff9b::7f00:1]/',
    'file:///etc/passwd',
    'gopher://127.0.0.1:P/',
    'ftp://127.0.0.1/',
    'data:text/xml,<rss/>',
    'javascript:alert(1)',
    'http://',
    'nothing',
  ]

  test.each(forms)('is not requested: %s', async (form) => {
    const answer = await look(form.replace('P', port()))
    expect(answer).toMatchObject({ kind: 'failed', reason: 'refused-address' })
    expect(canary.asked).toEqual([])
  })

  test.each(forms)('is not reached by a redirect: %s', async (form) => {
    const answer = await look(redirect(form.replace('P', port())))
    expect(canary.asked).toEqual([])
    // Without a scheme it is a path on the same server.
    if (!['nothing', 'http://'].includes(form))
      expect(answer).toMatchObject({ kind: 'failed', reason: 'refused-redirect' })
  })

  test.each([[['127.0.0.1']], [['8.8.8.8', '127.0.0.1']], [['::ffff:127.0.0.1']], [[]]])(
    'is not reached by a name that resolves to %j; only the connection itself resolves it, once',
    async (addresses) => {
      const asked: string[] = []
      const resolve = ((name: string, _: unknown, done: (error: null, found: object[]) => void) => {
        asked.push(name)
        done(
          null,
          addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        )
      }) as typeof lookup
      const dispatcher = createAgent('public', resolve)
      const answer = request(`http://feeds.example.org:${port()}/`, { dispatcher })
      await expect(answer).rejects.toThrow(RefusedAddress)
      expect([asked, canary.asked]).toEqual([['feeds.example.org'], []])
    },
  )

  test('is allowed only for the origin of the fake feeds', async () => {
    server.put('/own', writeRss([]))
    expect(await look(`${server.origin}/own`)).toMatchObject({ kind: 'body' })
    expect(await fetchFeed({ url: `${server.origin}/own` })).toMatchObject({ reason: 'refused-address' })
    expect(await look(redirect(`${canary.origin}/`), { privateOrigins: [server.origin, canary.origin] })).toMatchObject(
      {
        reason: 'refused-redirect',
      },
    )
    expect(canary.asked).toEqual([])
  })
})

describe('a feed', () => {
  test('is requested with the ETag and date of the last fetch, and may be unchanged', async () => {
    const seen: unknown[] = []
    const url = server.put('/marked', (request, response) => {
      seen.push(request.headers['if-none-match'], request.headers['if-modified-since'])
      if (request.headers['if-none-match'] === '"1"') return response.writeHead(304).end()
      return response.writeHead(200, { etag: '"1"', 'last-modified': 'Fri, 20 Nov 2026 10:00:00 GMT' }).end('<rss/>')
    })
    const first = await look(url)
    expect(first).toMatchObject({ kind: 'body', etag: '"1"', lastModified: 'Fri, 20 Nov 2026 10:00:00 GMT' })
    expect(await look(url, { etag: '"1"', lastModified: 'then' })).toEqual({ kind: 'unchanged' })
    expect(seen).toEqual([undefined, undefined, '"1"', 'then'])
  })

  test('may redirect, but not endlessly', async () => {
    server.put('/moved', '<rss/>')
    expect(await look(redirect('/moved', 301))).toMatchObject({ kind: 'body' })
    const loop = server.put('/loop', (_, response) => response.writeHead(302, { location: '/loop' }).end())
    server.asked.splice(0)
    expect(await look(loop)).toMatchObject({ reason: 'refused-redirect' })
    expect(server.asked).toHaveLength(6)
  })

  test.each([
    [410, {}, { reason: 'gone' }],
    [500, {}, { reason: 'http-error', retryAfter: null }],
    [503, { 'retry-after': '120' }, { reason: 'http-error', retryAfter: 120_000 }],
    [429, { 'retry-after': 'Fri, 20 Nov 2026 11:00:00 GMT' }, { reason: 'http-error', retryAfter: 3_600_000 }],
    [503, { 'retry-after': '99999999999' }, { reason: 'http-error' }],
    [503, { 'retry-after': 'soon' }, { reason: 'http-error', retryAfter: null }],
  ])('that responds with %i %j is a failure with the time to retry, if known', async (status, headers, expected) => {
    const url = server.put('/status', (_, response) => response.writeHead(status, headers).end())
    expect(await look(url, { now: new Date('2026-11-20T10:00:00Z') })).toMatchObject({ kind: 'failed', ...expected })
  })

  test('that never ends is read up to a limit, and hardly a byte beyond it is downloaded', async () => {
    const url = server.put('/endless', (_, response) => {
      response.writeHead(200)
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
      }
      response.on('drain', more)
      more()
    })
    const sockets: Socket[] = []
    const keep = (message: unknown) => sockets.push((message as { socket: Socket }).socket)
    subscribe('undici:client:connected', keep)
    onTestFinished(() => void unsubscribe('undici:client:connected', keep))
    const answer = await look(url)
    expect(answer).toMatchObject({ kind: 'body', problem: 'too-large', etag: null })
    expect(answer.kind === 'body' && answer.text.length).toBe(MAX_BODY_BYTES)
    expect(sockets).toHaveLength(1)
    // One read of the socket, and what the stream buffers before it is paused.
    expect(sockets[0]?.bytesRead).toBeLessThan(MAX_BODY_BYTES + 300_000)
    expect(sockets[0]?.destroyed).toBe(true)
  })

  test('that decompresses to a thousand times its size is read up to the same limit', async () => {
    const bomb = gzipSync(Buffer.alloc(300_000_000, 'x'))
    const url = server.put('/bomb', bomb, { 'content-encoding': 'gzip' })
    const before = process.memoryUsage().rss
    const answer = await look(url)
    expect(answer).toMatchObject({ kind: 'body', problem: 'too-large' })
    expect(answer.kind === 'body' && answer.text.length).toBe(MAX_BODY_BYTES)
    expect(process.memoryUsage().rss - before).toBeLessThan(60_000_000)
  })

  test('with an unknown encoding or corrupt compression yields what is readable', async () => {
    const packed = gzipSync('<rss>'.padEnd(10_000, Math.random().toString()))
    expect(await look(server.put('/odd', packed, { 'content-encoding': 'gzip, gzip' }))).toMatchObject({
      problem: 'bad-encoding',
    })
    const broken = Buffer.concat([packed.subarray(0, 30), Buffer.from('broken')])
    expect(await look(server.put('/broken', broken, { 'content-encoding': 'gzip' }))).toMatchObject({ kind: 'body' })
  })

  test('whose connection breaks yields what arrived', async () => {
    const url = server.put('/breaks', (_, response) => {
      response.writeHead(200, { 'content-length': '1000' })
      response.write('<rss>half', () => setImmediate(() => response.destroy()))
    })
    expect(await look(url)).toMatchObject({ kind: 'body', text: '<rss>half', problem: 'cut-off' })
  })

  test('that is silent or too slow is abandoned after five seconds, keeping what arrived', async () => {
    const silent = server.put('/silent', () => {})
    const slow = server.put('/slow', (_, response) => {
      response.writeHead(200)
      response.write('<rss>')
    })
    const [first, second] = await Promise.all([look(silent), look(slow)])
    expect(first).toMatchObject({ kind: 'failed', reason: 'too-slow' })
    expect(second).toMatchObject({ kind: 'body', text: '<rss>', problem: 'too-slow' })
  })

  test('whose server is down is a failure', async () => {
    const gone = await startFeedServer()
    await gone.stop()
    expect(await look(gone.origin, { privateOrigins: [gone.origin] })).toMatchObject({ reason: 'no-answer' })
  })
})
