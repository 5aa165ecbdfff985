import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ErrorPage, ErrorPages } from './error-pages'
import { guardAnswer } from './outgoing'

const NONCED = "default-src 'none'; script-src 'nonce-abc' 'strict-dynamic'"
const HASHED = "default-src 'none'; script-src 'self' 'sha256-x'"

function createPage(name: string): ErrorPage {
  const body = Buffer.from(`<h1>${name} – whole</h1>`)
  return { body, packed: gzipSync(body), policy: `script-src 'self' 'sha256-${name}'` }
}

const errorPages: ErrorPages = {
  en: { missing: createPage('missing'), failed: createPage('failed'), busy: createPage('busy') },
  es: { missing: createPage('es-missing'), failed: createPage('es-failed'), busy: createPage('es-busy') },
  consoleMissing: createPage('console-missing'),
  consoleForbidden: createPage('console-forbidden'),
  consoleBusy: createPage('console-busy'),
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void

let answer: Answer = () => {}
const server = createServer((request, response) => {
  guardAnswer(response, request.url ?? '', errorPages)
  answer(request, response)
})

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => server.close(resolve)))

/** Responds as Next does: headers first, then the body in chunks. */
function respond(status: number, headers: Record<string, string>, ...pieces: string[]): Answer {
  return (_, response) => {
    response.statusCode = status
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    for (const piece of pieces) response.write(piece)
    response.end()
  }
}

async function ask(path: string, given: Answer, method = 'GET', coding = 'identity') {
  answer = given
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    method,
    headers: { 'accept-encoding': coding },
    redirect: 'manual',
  })
  return { status: response.status, headers: response.headers, body: await response.text() }
}

const page = { 'content-type': 'text/html; charset=utf-8' }
const shell = '<html id="__next_error__">'

describe("Next's error response", () => {
  const kinds = [
    ['/donate/pay/x', 404, 'missing'],
    ['/admin/articles/x', 404, 'console-missing'],
    ['/admin/audit', 403, 'console-forbidden'],
    ['/donate/thanks/x', 403, 'failed'],
    ['/resources/search', 500, 'failed'],
    ['/about', 503, 'failed'],
    ['/es/help/nope', 404, 'es-missing'],
    ['/es/help/find', 500, 'es-failed'],
  ] as const

  test.each(kinds)('at %s with %i becomes a complete page with only its own policy', async (path, status, name) => {
    for (const policy of [{}, { 'content-security-policy': NONCED }] as Record<string, string>[]) {
      const { headers, body, ...rest } = await ask(
        path,
        respond(status, { ...page, ...policy, etag: '"a"' }, shell, '<p>'),
      )
      expect([rest.status, body]).toEqual([status, `<h1>${name} – whole</h1>`])
      expect(headers.get('content-security-policy')).toBe(`script-src 'self' 'sha256-${name}'`)
      expect(headers.get('content-length')).toBe(String(Buffer.byteLength(body)))
      expect([headers.get('etag'), headers.get('cdn-cache-control')]).toEqual([null, null])
      expect(headers.get('cache-control')).toContain('no-store')
    }
  })

  test.each([429, 503])('with %i says when to try again, if the response does', async (status) => {
    for (const [path, name] of [
      ['/resources/search', 'busy'],
      ['/es/resources/search', 'es-busy'],
      ['/admin/checks', status === 503 ? 'console-busy' : 'busy'],
    ] as const) {
      const got = await ask(path, respond(status, { ...page, 'retry-after': '5' }, shell))
      expect([got.status, got.body, got.headers.get('retry-after')]).toEqual([status, `<h1>${name} – whole</h1>`, '5'])
    }
  })

  test('is in the language of the address, even if Next sends a complete page in English', async () => {
    const english = respond(404, { ...page, 'content-security-policy': HASHED }, '<h1>missing – whole</h1>')
    expect((await ask('/es/nope', english)).body).toBe('<h1>es-missing – whole</h1>')
    expect((await ask('/nope', english)).headers.get('content-security-policy')).toBe(HASHED)
  })

  test('is replaced regardless of how it is written', async () => {
    const variants: Answer[] = [
      (_, response) => response.writeHead(404, page).end(shell),
      (_, response) => {
        response.setHeader('content-type', 'text/html')
        response.setHeader('content-encoding', 'gzip')
        response.writeHead(404)
        response.write(shell, () => response.end('x'))
      },
      (_, response) => {
        response.setHeader('content-type', 'text/html')
        response.statusCode = 404
        response.flushHeaders()
        response.end(shell)
      },
    ]
    for (const variant of variants) expect((await ask('/nope', variant)).body).toBe('<h1>missing – whole</h1>')
    const head = await ask('/nope', respond(404, page), 'HEAD')
    expect([head.body, head.headers.get('content-length')]).toEqual(['', '26'])
  })

  test('is compressed for clients that accept it', async () => {
    const { headers, body } = await ask('/nope', respond(404, page, shell), 'GET', 'gzip')
    expect(body).toBe('<h1>missing – whole</h1>')
    expect([headers.get('content-encoding'), headers.get('vary')]).toEqual(['gzip', 'Accept-Encoding'])
    expect((await ask('/nope', respond(404, page, shell))).headers.get('content-encoding')).toBeNull()
  })

  test('is left alone if it is one of our own pages or not a page', async () => {
    const own = await ask('/nope', respond(404, { ...page, 'content-security-policy': HASHED }, '<h1>ours'))
    expect([own.body, own.headers.get('content-security-policy')]).toEqual(['<h1>ours', HASHED])
    const flight = await ask('/admin/articles/x', respond(404, { 'content-type': 'text/x-component' }, '0:'))
    expect(flight.body).toBe('0:')
    expect((await ask('/api/x', respond(500, { 'content-type': 'application/problem+json' }, '{}'))).body).toBe('{}')
  })
})

test('an error page has no address of its own', async () => {
  const { status, body } = await ask(
    '/errors/failed',
    respond(200, { ...page, 'content-security-policy': HASHED }, 'x'),
  )
  expect([status, body]).toEqual([404, '<h1>missing – whole</h1>'])
})

describe('any other response', () => {
  test('keeps its body and its policy', async () => {
    const { headers, body } = await ask(
      '/about',
      respond(200, { ...page, 'content-security-policy': HASHED }, 'a', 'b'),
    )
    expect([body, headers.get('content-security-policy')]).toEqual(['ab', HASHED])
    expect(headers.get('x-robots-tag')).toBeNull()
  })

  test('gets a policy that blocks inline code if it is a page or redirect without one', async () => {
    for (const given of [
      respond(200, page, '<p>'),
      respond(308, { location: '/' }),
      respond(307, { ...page, location: '/' }, '<p>'),
    ]) {
      const policy = (await ask('/about', given)).headers.get('content-security-policy')
      expect(policy).toMatch(/script-src 'self'; style-src 'self';/)
      expect(policy).not.toContain('unsafe-inline')
    }
    expect((await ask('/about', respond(304, {}))).headers.get('content-security-policy')).toBeNull()
    expect(
      (await ask('/sw.js', respond(200, { 'content-type': 'text/javascript' }, ''))).headers.get(
        'content-security-policy',
      ),
    ).toBeNull()
  })

  test('has no body if it is a redirect', async () => {
    const given = { ...page, location: '/', 'content-security-policy': NONCED }
    const { status, headers, body } = await ask('/admin/articles', respond(307, given, shell))
    expect([status, headers.get('location'), body, headers.get('content-length')]).toEqual([307, '/', '', '0'])
    expect(headers.get('content-security-policy')).not.toContain('nonce')
  })

  test('is stored by no browser if it is a redirect, because its address may name what was searched for', async () => {
    for (const [status, caching] of [
      [308, {}],
      [307, { 'cache-control': 's-maxage=31536000' }],
    ] as const) {
      const { headers } = await ask('/resources', respond(status, { ...caching, location: '/resources/search?q=rent' }))
      expect(headers.get('cache-control')).toBe('no-store')
    }
    const ours = respond(303, { location: '/', 'cache-control': 'private, no-store' })
    expect((await ask('/api/logout', ours)).headers.get('cache-control')).toBe('private, no-store')
    expect((await ask('/about', respond(304, {}))).headers.get('cache-control')).toBeNull()
  })

  test('is neither cached nor indexed if it is private, even if the address is in capitals', async () => {
    const given = respond(200, { ...page, 'cache-control': 's-maxage=9', 'cdn-cache-control': 'public' }, '<p>')
    for (const path of ['/ADMIN', '/Dashboard/nope', '/sign-in', '/donate/thanks/x']) {
      const { headers } = await ask(path, given)
      expect(headers.get('cache-control'), path).toBe('private, no-store')
      expect([headers.get('vary'), headers.get('x-robots-tag'), headers.get('cdn-cache-control')]).toEqual([
        'Cookie',
        'noindex',
        null,
      ])
    }
    expect((await ask('/dashboards', given)).headers.get('cache-control')).toBe('s-maxage=9')
  })

  test('has a single Cache-Control header if Next adds its own to ours', async () => {
    const twice: Answer = (_, response) => {
      response.setHeader('cache-control', ['private, no-cache', 'no-store'])
      response.writeHead(404, page)
      response.end('<p>')
    }
    expect((await ask('/nope', twice)).headers.get('cache-control')).toBe('no-store')
  })
})
