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
  en: { missing: createPage('missing'), failed: createPage('failed') },
  es: { missing: createPage('es-missing'), failed: createPage('es-failed') },
  consoleMissing: createPage('console-missing'),
  consoleForbidden: createPage('console-forbidden'),
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void

let answer: Answer = () => {}
const server = createServer((request, response) => {
  guardAnswer(response, request.url ?? '', errorPages)
  answer(request, response)
})

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => server.close(resolve)))

/** As Next answers: its headers, then its body in pieces. */
function say(status: number, headers: Record<string, string>, ...pieces: string[]): Answer {
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

describe("Next's answer to an error", () => {
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

  test.each(kinds)(
    'at %s with %i is answered with a whole page, its own policy and no other',
    async (path, status, name) => {
      for (const policy of [{}, { 'content-security-policy': NONCED }] as Record<string, string>[]) {
        const { headers, body, ...rest } = await ask(
          path,
          say(status, { ...page, ...policy, etag: '"a"' }, shell, '<p>'),
        )
        expect([rest.status, body]).toEqual([status, `<h1>${name} – whole</h1>`])
        expect(headers.get('content-security-policy')).toBe(`script-src 'self' 'sha256-${name}'`)
        expect(headers.get('content-length')).toBe(String(Buffer.byteLength(body)))
        expect([headers.get('etag'), headers.get('cdn-cache-control')]).toEqual([null, null])
        expect(headers.get('cache-control')).toContain('no-store')
      }
    },
  )

  test('is in the language of the address, also where Next sends a whole page in English', async () => {
    const english = say(404, { ...page, 'content-security-policy': HASHED }, '<h1>missing – whole</h1>')
    expect((await ask('/es/nope', english)).body).toBe('<h1>es-missing – whole</h1>')
    expect((await ask('/nope', english)).headers.get('content-security-policy')).toBe(HASHED)
  })

  test('is replaced however it is written', async () => {
    const ways: Answer[] = [
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
    for (const way of ways) expect((await ask('/nope', way)).body).toBe('<h1>missing – whole</h1>')
    const head = await ask('/nope', say(404, page), 'HEAD')
    expect([head.body, head.headers.get('content-length')]).toEqual(['', '26'])
  })

  test('goes out compressed to whoever can unpack it', async () => {
    const { headers, body } = await ask('/nope', say(404, page, shell), 'GET', 'gzip')
    expect(body).toBe('<h1>missing – whole</h1>')
    expect([headers.get('content-encoding'), headers.get('vary')]).toEqual(['gzip', 'Accept-Encoding'])
    expect((await ask('/nope', say(404, page, shell))).headers.get('content-encoding')).toBeNull()
  })

  test('is left alone where it is one of our own pages, or no page', async () => {
    const own = await ask('/nope', say(404, { ...page, 'content-security-policy': HASHED }, '<h1>ours'))
    expect([own.body, own.headers.get('content-security-policy')]).toEqual(['<h1>ours', HASHED])
    const flight = await ask('/admin/articles/x', say(404, { 'content-type': 'text/x-component' }, '0:'))
    expect(flight.body).toBe('0:')
    expect((await ask('/api/x', say(500, { 'content-type': 'application/problem+json' }, '{}'))).body).toBe('{}')
  })
})

test('an error page is found at no address of its own', async () => {
  const { status, body } = await ask('/errors/failed', say(200, { ...page, 'content-security-policy': HASHED }, 'x'))
  expect([status, body]).toEqual([404, '<h1>missing – whole</h1>'])
})

describe('any other answer', () => {
  test('keeps its bytes and its policy', async () => {
    const { headers, body } = await ask('/about', say(200, { ...page, 'content-security-policy': HASHED }, 'a', 'b'))
    expect([body, headers.get('content-security-policy')]).toEqual(['ab', HASHED])
    expect(headers.get('x-robots-tag')).toBeNull()
  })

  test('has a policy under which nothing inline runs, where it is a page or a redirect that brought none', async () => {
    for (const given of [
      say(200, page, '<p>'),
      say(308, { location: '/' }),
      say(307, { ...page, location: '/' }, '<p>'),
    ]) {
      const policy = (await ask('/about', given)).headers.get('content-security-policy')
      expect(policy).toMatch(/script-src 'self'; style-src 'self';/)
      expect(policy).not.toContain('unsafe-inline')
    }
    expect((await ask('/about', say(304, {}))).headers.get('content-security-policy')).toBeNull()
    expect(
      (await ask('/sw.js', say(200, { 'content-type': 'text/javascript' }, ''))).headers.get('content-security-policy'),
    ).toBeNull()
  })

  test('says nothing beside where to go, where it is a redirect', async () => {
    const given = { ...page, location: '/', 'content-security-policy': NONCED }
    const { status, headers, body } = await ask('/admin/articles', say(307, given, shell))
    expect([status, headers.get('location'), body, headers.get('content-length')]).toEqual([307, '/', '', '0'])
    expect(headers.get('content-security-policy')).not.toContain('nonce')
  })

  test('is kept by nobody and found by nobody where it is for one person, in capitals too', async () => {
    const given = say(200, { ...page, 'cache-control': 's-maxage=9', 'cdn-cache-control': 'public' }, '<p>')
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

  test('says once how long it may be kept, where Next adds a line of its own to ours', async () => {
    const twice: Answer = (_, response) => {
      response.setHeader('cache-control', ['private, no-cache', 'no-store'])
      response.writeHead(404, page)
      response.end('<p>')
    }
    expect((await ask('/nope', twice)).headers.get('cache-control')).toBe('no-store')
  })
})
