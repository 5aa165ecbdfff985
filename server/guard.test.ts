import { request as ask, type IncomingHttpHeaders } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readClientAddress } from '@/lib/http/client-address'
import { createGuard } from './guard'
import { createSiteServer } from './listen.mjs'

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

/** What Next would receive. */
interface Seen {
  headers: IncomingHttpHeaders
  raw: string[]
  address: string | null
}

const settings = { siteUrl: 'https://marigold.example', trustedProxies: 1, isProduction: true }
const admit = createGuard({ ...settings, errorPages: null })
const makePage = (text: string) => ({ body: Buffer.from(text), packed: gzipSync(text), policy: "default-src 'none'" })
const makePages = (language: string) => ({
  missing: makePage(`missing ${language}`),
  failed: makePage(`failed ${language}`),
  busy: makePage(`busy ${language}`),
})
const admitWithPages = createGuard({
  ...settings,
  errorPages: {
    en: makePages('en'),
    es: makePages('es'),
    consoleMissing: makePage('console'),
    consoleForbidden: makePage('console'),
    consoleBusy: makePage('console'),
  },
})
const server = createSiteServer((request, response) => {
  const isAdmitted = request.headers['x-pages'] ? admitWithPages(request, response) : admit(request, response)
  if (!isAdmitted) return
  const headers = new Headers(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
  response.setHeader('content-type', request.url === '/' ? 'application/json' : 'text/html; charset=utf-8')
  response.setHeader('vary', 'Accept-Encoding')
  response.setHeader('cdn-cache-control', 'public')
  if (request.url === '/own') response.setHeader('content-security-policy', "default-src 'self'")
  const seen: Seen = { headers: request.headers, raw: request.rawHeaders, address: readClientAddress(headers) }
  response.end(JSON.stringify(seen))
}, true)
let port = 0

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})

afterAll(() => new Promise((resolve) => server.close(resolve)))

function send(
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
) {
  return new Promise<Answer>((resolve, reject) => {
    const sent = ask({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        body += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
    })
    sent.on('error', reject)
    sent.end()
  })
}

async function see(headers: Record<string, string>): Promise<Seen> {
  return JSON.parse((await send('/', { headers })).body)
}

/** Sends bytes that no client library would send, and returns the first line of the response. */
function sendBytes(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('close', () => resolve(text.split('\r\n')[0] ?? ''))
    socket.on('error', reject)
  })
}

describe('an incoming request', () => {
  test.each([
    'content-security-policy',
    'content-security-policy-report-only',
    'x-nonce',
    'forwarded',
    'x-real-ip',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-forwarded-port',
    'x-middleware-subrequest',
    'x-middleware-rewrite',
    'x-invoke-path',
    'x-invoke-status',
    'x-matched-path',
    'next-action',
  ])('loses its %s header, in lowercase or uppercase', async (name) => {
    for (const spelling of [name, name.toUpperCase()]) {
      const seen = await see({ [spelling]: 'canary', 'x-kept': 'kept' })
      expect(seen.headers['x-kept']).toBe('kept')
      expect(JSON.stringify(seen)).not.toContain('canary')
    }
  })

  test.each(['OPTIONS *', 'GET *', 'GET /help/texas#zz1', 'GET http://elsewhere.example/'])(
    'is a 400 if its first line is %j',
    async (line) => {
      const answer = await sendBytes(`${line} HTTP/1.1\r\nHost: marigold.example\r\nConnection: close\r\n\r\n`)
      expect(answer).toBe('HTTP/1.1 400 Bad Request')
    },
  )

  test('drops the cookies of Next’s preview mode, and keeps the others', async () => {
    const both = await see({ cookie: 'a=1; __prerender_bypass=1; __next_preview_data=x; b=2' })
    expect(both.headers.cookie).toBe('a=1; b=2')
    expect((await see({ cookie: '__prerender_bypass=1' })).headers.cookie).toBeUndefined()
  })

  test('has only the address that our proxy saw in X-Forwarded-For', async () => {
    const seen = await see({ 'x-forwarded-for': '6.6.6.6, 203.0.113.7' })
    expect(seen.headers['x-forwarded-for']).toBe('203.0.113.7')
    expect(seen.address).toBe('203.0.113.7')
    expect(JSON.stringify(seen)).not.toContain('6.6.6.6')
  })

  test('has the address of its connection if there was no proxy', async () => {
    expect(await see({})).toMatchObject({ address: '127.0.0.1', headers: { 'x-forwarded-for': '127.0.0.1' } })
  })

  test('cannot set our own header', async () => {
    const stolen = (await see({})).headers['x-marigold-client']
    expect(stolen).toBeTypeOf('string')
    const seen = await see({ 'x-marigold-client': 'word 6.6.6.6', 'x-forwarded-for': '6.6.6.6, 203.0.113.7' })
    expect(seen.address).toBe('203.0.113.7')
  })
})

describe('the guard', () => {
  test.each([
    ['TRACE', '/', 405],
    ['PURGE', '/', 405],
    ['PROPFIND', '/api/x', 405],
    ['POST', '/', 405],
    ['PUT', '/contact', 405],
    ['DELETE', '/API/x', 405],
    ['POST', '/leaves', 405],
    ['POST', '/leave/x', 405],
    ['POST', '/leave', 200],
    ['POST', '/api/x', 200],
    ['OPTIONS', '/', 200],
    ['HEAD', '/', 200],
    ['GET', '/%E0%A4%A', 400],
    ['GET', '/a%zz?q=1', 400],
    ['GET', '/api/x?q=%ff', 400],
    ['GET', '/search?q=100%', 200],
    ['GET', '/%C3%A9?q=%C3%A9', 200],
    ['GET', 'http://evil.example/', 400],
  ])('responds to %s %s with status %i', async (method, path, status) => {
    const answer = await send(path, { method })
    expect(answer.status).toBe(status)
    if (status === 200) return
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })

  test('accepts an address of 12 KB, as a story of 1,000 letters has in any script, and none longer', async () => {
    expect((await send(`/resources/search?q=${encodeURIComponent('我'.repeat(1000))}`)).status).toBe(200)
    expect((await send(`/?q=${'a'.repeat(12_284)}`)).status).toBe(200)
    expect((await send(`/?q=${'a'.repeat(12_285)}`)).status).toBe(414)
    expect((await send(`/?q=${'a'.repeat(25_000)}`)).status).toBe(414)
  })

  test.each([
    [`/resources/search?q=${'a'.repeat(13_000)}`, 414, 'failed en'],
    [`/es/resources/search?q=${'a'.repeat(13_000)}`, 414, 'failed es'],
    ['/es/%E0%A4%A', 400, 'failed es'],
    ['/a%zz', 400, 'failed en'],
  ])('shows a person the page with the lines to call where an address cannot be read', async (path, status, body) => {
    const answer = await send(path, {
      headers: { accept: 'text/html,*/*', 'accept-encoding': 'identity', 'x-pages': 'on' },
    })
    expect([answer.status, answer.body]).toEqual([status, body])
    expect(answer.headers['content-security-policy']).toBe("default-src 'none'")
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test('lists the allowed methods of a page in a 405', async () => {
    expect((await send('/', { method: 'POST' })).headers.allow).toBe('GET, HEAD, OPTIONS')
    expect((await send('/', { method: 'PURGE' })).headers.allow).toContain('PATCH')
  })

  test('rejects CONNECT with a 405, and a WebSocket with a 400', async () => {
    expect(await sendBytes('CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n')).toBe(
      'HTTP/1.1 405 Method Not Allowed',
    )
    const upgrade = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'
    expect(await sendBytes(upgrade)).toBe('HTTP/1.1 400 Bad Request')
  })
})

describe('a response', () => {
  test('has the common headers, whether it comes from the guard or not', async () => {
    for (const path of ['/', '/page', '/%zz']) {
      const { headers } = await send(path)
      expect(headers).toMatchObject({
        'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'cross-origin-embedder-policy': 'require-corp',
        'origin-agent-cluster': '?1',
        'x-permitted-cross-domain-policies': 'none',
      })
      expect(headers['permissions-policy']).toMatch(/^geolocation=\(self\), camera=\(\), /)
      expect(Object.keys(headers).filter((name) => /^access-control|^x-powered-by/.test(name))).toEqual([])
    }
  })

  test('has a policy if it is a page: its own, or the one for errors', async () => {
    expect((await send('/own')).headers['content-security-policy']).toBe("default-src 'self'")
    expect((await send('/')).headers['content-security-policy']).toBeUndefined()
    const policy = (await send('/page')).headers['content-security-policy']
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
  })

  test('varies by cookie and is not cacheable if it is for one person', async () => {
    for (const path of ['/dashboard', '/dashboard/saved?notice=saved', '/dashboard/x.css', '/admin/articles']) {
      const { headers } = await send(path)
      expect([headers.vary, headers['cdn-cache-control']], path).toEqual(['Accept-Encoding, Cookie', undefined])
    }
    const { headers } = await send('/dashboards')
    expect([headers.vary, headers['cdn-cache-control']]).toEqual(['Accept-Encoding', 'public'])
  })
})
