import { once } from 'node:events'
import {
  request as ask,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, test, vi } from 'vitest'
import * as health from '@/app/api/health/route'
import { DatabaseUnavailable } from '@/db/breaker'
import { onRequestError } from '@/instrumentation'
import * as pageReads from '@/lib/cache/page-reads.mjs'
import { AppError } from '@/lib/http/app-error'
import { withDeadline } from '@/lib/http/deadline'
import type { ErrorPages } from '@/lib/http/error-pages'
import { notePageRefusal } from '@/lib/http/page-refusal'
import { createLimiter, MemoryStore } from '@/lib/http/rate-limit'
import { oncePerProcess, resetOnce } from '@/lib/once-per-process.mjs'
import { createSiteServer } from './listen.mjs'
import { createRequestHandler, type Handle } from './request-handler'

const PAGE = `<html>${'Call 1-800-799-7233. '.repeat(200)}</html>`
const publicHeaders = {
  vary: 'rsc, next-router-state-tree',
  'x-nextjs-cache': 'HIT',
  'cache-control': 'no-store',
  'cdn-cache-control': 'public, max-age=300',
  'content-security-policy': "default-src 'none'",
  'content-type': 'text/html; charset=utf-8',
}

const { notePageRead, noteTagsExpired } = pageReads
let server: Server | undefined
let limiter = createLimiter([])

afterEach(async () => {
  server?.closeAllConnections()
  await new Promise((resolve) => server?.close(resolve))
})

const context: Parameters<typeof onRequestError>[2] = {
  routerKind: 'App Router',
  routePath: '/admin/checks',
  routeType: 'render',
  renderSource: 'react-server-components',
  revalidateReason: undefined,
}

async function open(
  handle: Handle,
  lingerMs?: number,
  isAway?: () => boolean,
  errorPages: ErrorPages | null = null,
): Promise<number> {
  const receive = createRequestHandler({
    handle,
    isAway,
    getLimiter: () => limiter,
    isMissing: (address) => address.includes('made-up'),
    pageReads,
    lingerMs,
    siteUrl: 'https://marigold.example',
    trustedProxies: 0,
    isProduction: true,
    errorPages,
    isCachedForAll: (pathname) => pathname.startsWith('/public'),
  })
  server = createSiteServer(receive, true)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

interface Got {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

function get(port: number, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  return new Promise((resolve, reject) => {
    const sent = ask({ host: '127.0.0.1', port, path, method, headers }, async (response) => {
      const body = Buffer.concat(await response.toArray())
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body })
    })
    sent.on('error', reject)
    sent.end()
  })
}

/** Responds with a page in chunks, as Next does from its cache. */
function answerPage(html = PAGE, headers: Record<string, string | string[]> = publicHeaders) {
  return vi.fn(async (request: IncomingMessage, response: ServerResponse) => {
    notePageRead(request.url ?? '', ['directory'])
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    response.flushHeaders()
    response.write(html.slice(0, 5))
    await new Promise((resolve) => setImmediate(resolve))
    response.end(html.slice(5))
  })
}

/** Requests the page until the handler has it in memory and no longer calls Next. */
async function keepPage(port: number, path: string, handle: ReturnType<typeof answerPage>): Promise<void> {
  await vi.waitFor(async () => {
    const before = handle.mock.calls.length
    await get(port, path)
    expect(handle.mock.calls.length).toBe(before)
  }, 20_000)
}

test('a page that rate-limits a visitor is a full page with status 429', async () => {
  const answer = answerPage(PAGE, { ...publicHeaders, 'content-security-policy': "script-src 'nonce-abc'" })
  const port = await open(async (request, response) => {
    await new Promise((resolve) => setImmediate(resolve))
    if (request.url?.endsWith('?q=held')) notePageRefusal(42)
    await answer(request, response)
  })
  // Also at an address that could be that of a cached page.
  for (const address of ['/search?q=held', '/public/search?q=held']) {
    const held = await get(port, address)
    expect([held.status, held.headers['retry-after'], held.body.toString()]).toEqual([429, '42', PAGE])
  }
  const free = await get(port, '/search?q=free')
  expect([free.status, free.headers['retry-after']]).toEqual([200, undefined])
})

test('a page that Next fails for want of the database is a 503 that says when to try again, and any other failure a 500', async () => {
  vi.stubEnv('NEXT_RUNTIME', 'nodejs')
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const page = (text: string) => ({ body: Buffer.from(text), packed: Buffer.from(text), policy: "default-src 'none'" })
  const kinds = { missing: page('missing'), failed: page('failed'), busy: page('busy') }
  const port = await open(
    async ({ url = '' }, response) => {
      const error = url.includes('bug') ? new TypeError('a bug') : new DatabaseUnavailable('no answer in 2000 ms')
      await onRequestError(error, { path: url, method: 'GET', headers: {} }, context)
      // As Next does: the status first, then its own page in pieces.
      response.statusCode = url.includes('caught') ? 200 : 500
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.flushHeaders()
      response.write('<!DOCTYPE html><html id="__next_error__">')
      response.end('</html>')
    },
    undefined,
    undefined,
    {
      ...{ en: kinds, es: kinds, consoleMissing: page('missing'), consoleForbidden: page('forbidden') },
      consoleBusy: page('console busy'),
    },
  )
  const ask = async (path: string) => {
    const { status, headers, body } = await get(port, path)
    return [status, headers['retry-after'], body.toString()]
  }
  expect(await ask('/admin/checks?show=reported')).toEqual([503, '5', 'console busy'])
  expect(await ask('/resources/search?q=rent')).toEqual([503, '5', 'busy'])
  expect(await ask('/admin/checks?show=bug')).toEqual([500, undefined, 'failed'])
  // A page that did without, or a stored one that could not be renewed.
  expect((await ask('/public/caught')).slice(0, 2)).toEqual([200, undefined])
})

test('while the database is down, a hundred searches at once neither fill Next nor delay a stored page', async () => {
  const page = answerPage()
  let isHeld = true
  let inside = 0
  let most = 0
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.startsWith('/public')) return page(request, response)
    inside += 1
    most = Math.max(most, inside)
    while (isHeld) await new Promise((resolve) => setTimeout(resolve, 5))
    inside -= 1
    response.end('found')
  }
  const port = await open(handle, undefined, () => true)
  await keepPage(port, '/public', page)
  const paths = ['/resources/search?q=a', '/es/resources/search?q=a', '/api/resources/search?q=abc', '/safe-tonight']
  const asked = Array.from({ length: 100 }, (_, at) => get(port, paths[at % paths.length] ?? ''))
  const refused: Got[] = []
  for (const one of asked) void one.then((got) => got.status === 503 && refused.push(got))
  await vi.waitFor(() => expect(refused).toHaveLength(97), 20_000)
  expect((await get(port, '/public')).status).toBe(200)
  expect([inside, most]).toEqual([1, 1])
  for (const { headers } of refused) expect(headers['retry-after']).toBe('5')
  const calls = refused.filter(({ headers }) => headers['content-type']?.startsWith('application/problem+json'))
  expect(calls.length).toBeGreaterThan(20)
  for (const { body } of calls) expect(body.toString()).toContain('1-800-799-7233')
  isHeld = false
  const answers = await Promise.all(asked)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(most).toBe(1)
})

test('the callbacks of write and end are called, however the response is sent', async () => {
  const called: string[] = []
  const port = await open(async (request, response) => {
    const isLong = request.url?.includes('long')
    response.setHeader('content-type', request.url?.includes('page') ? 'text/html' : 'text/plain')
    response.write(`<!DOCTYPE html>${'x'.repeat(isLong ? 5000 : 10)}`, () => called.push(`write ${request.url}`))
    response.end('</html>', () => called.push(`end ${request.url}`))
  })
  const paths = ['/text', '/text-long', '/page', '/page-long']
  for (const path of paths) await get(port, path, { 'accept-encoding': 'gzip' })
  for (const path of paths) await get(port, path)
  await vi.waitFor(() => expect(called).toHaveLength(16))
  for (const path of paths)
    expect(called.filter((one) => one.endsWith(` ${path}`)).sort()).toEqual([
      ...[`end ${path}`, `end ${path}`],
      ...[`write ${path}`, `write ${path}`],
    ])
})

test('a made-up address never reaches Next, and hundreds of them from one network are refused', async ({
  onTestFinished,
}) => {
  // Counts begin anew each minute.
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const handle = answerPage()
  limiter = createLimiter([new MemoryStore()])
  const port = await open(handle)
  const statuses = new Map<number, number>()
  for (let page = 0; page < 305; page += 1) {
    const { status, headers } = await get(port, `/help/made-up-${page}`)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    expect(headers['retry-after'] === undefined).toBe(status === 404)
  }
  expect([...statuses]).toEqual([
    [404, 300],
    [429, 5],
  ])
  expect(handle).not.toHaveBeenCalled()
  expect((await get(port, '/public')).status).toBe(200)
})

describe('a public page', () => {
  test('is rendered once, and sent in the best encoding that each visitor accepts', async () => {
    const handle = answerPage()
    const port = await open(handle)
    await keepPage(port, '/public', handle)
    handle.mockClear()
    const br = await get(port, '/public', { 'accept-encoding': 'gzip, br' })
    const gzip = await get(port, '/public', { 'accept-encoding': 'gzip' })
    const plain = await get(port, '/public')
    expect([br.headers['content-encoding'], brotliDecompressSync(br.body).toString()]).toEqual(['br', PAGE])
    expect([gzip.headers['content-encoding'], gunzipSync(gzip.body).toString()]).toEqual(['gzip', PAGE])
    expect([plain.headers['content-encoding'], plain.body.toString()]).toEqual([undefined, PAGE])
    for (const { headers, body } of [br, gzip, plain]) {
      expect(headers['content-length']).toBe(String(body.length))
      expect(headers.vary).toBe('rsc, next-router-state-tree, Accept-Encoding')
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'DENY' })
      expect(headers['strict-transport-security']).toContain('max-age')
    }
    expect(handle).not.toHaveBeenCalled()
  })

  test('is a 304 for a visitor who has it, and only its headers for a HEAD', async () => {
    const handle = answerPage()
    const port = await open(handle)
    await keepPage(port, '/public', handle)
    handle.mockClear()
    const { headers } = await get(port, '/public')
    const again = await get(port, '/public', { 'if-none-match': `"other", W/${headers.etag}` })
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag])
    expect((await get(port, '/public', { 'if-none-match': '"other"' })).status).toBe(200)
    const reload = { 'if-none-match': String(headers.etag), 'cache-control': 'no-cache' }
    expect((await get(port, '/public', reload)).status).toBe(200)
    const head = await get(port, '/public', {}, 'HEAD')
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, String(PAGE.length), 0])
    expect(handle).not.toHaveBeenCalled()
  })

  test('is requested again when one of its tags expires', async () => {
    const handle = answerPage()
    const port = await open(handle)
    await keepPage(port, '/public', handle)
    noteTagsExpired(['news'])
    handle.mockClear()
    await get(port, '/public')
    expect(handle).not.toHaveBeenCalled()
    noteTagsExpired(['directory'])
    await get(port, '/public')
    expect(handle).toHaveBeenCalledOnce()
  })

  test('is not stored if one of its tags expires while it is being sent', async () => {
    const answer = answerPage()
    const port = await open(async (request, response) => {
      const answered = answer(request, response)
      noteTagsExpired(['directory'])
      await answered
    })
    for (let times = 0; times < 3; times += 1) await get(port, '/public')
    expect(answer).toHaveBeenCalledTimes(3)
  })

  test.each<[string, string, Record<string, string>, string]>([
    ['with a query', '/public?q=1', {}, 'GET'],
    ['for its data', '/public', { rsc: '1' }, 'GET'],
    ['for a range', '/public', { range: 'bytes=0-9' }, 'GET'],
    ['with a key', '/public', { authorization: 'Bearer x' }, 'GET'],
    ['as a preview', '/public', { cookie: '__prerender_bypass=x' }, 'GET'],
    ['for its options', '/public', {}, 'OPTIONS'],
  ])('requested %s, is left to Next', async (_, path, headers, method) => {
    const handle = answerPage()
    const port = await open(handle)
    await keepPage(port, '/public', handle)
    handle.mockClear()
    await get(port, path, headers, method)
    expect(handle).toHaveBeenCalledOnce()
  })

  test.each<[string, string, Record<string, string>, Record<string, string | string[]>, string]>([
    ['is at another address', '/private', {}, {}, PAGE],
    ['was requested with a session', '/public', { cookie: 'marigold.session=x' }, {}, PAGE],
    ['sets a cookie', '/public', {}, { 'set-cookie': 'a=b' }, PAGE],
    ['says that it is private', '/public', {}, { 'cache-control': 'private, no-store' }, PAGE],
    ['depends on the cookie', '/public', {}, { vary: 'Cookie' }, PAGE],
    ['carries a nonce', '/public', {}, { 'content-security-policy': "script-src 'nonce-x'" }, PAGE],
    ['is the frame of a private page', '/public', {}, {}, '<html><body data-private=""></body></html>'],
    ['is cut off', '/public', {}, {}, '<html>1-800-'],
  ])('is not stored if it %s', async (_, path, asked, answered, html) => {
    const handle = answerPage(html, { ...publicHeaders, ...answered })
    const port = await open(handle)
    for (let times = 0; times < 3; times += 1) await get(port, path, asked)
    expect(handle).toHaveBeenCalledTimes(3)
  })
})

describe('the health check', () => {
  /** Headers that the handler leaves to the server, or that differ each time. */
  const notItsOwn = ['content-length', 'x-request-id']

  test('is answered by the server exactly as by its handler, even if Next never responds', async () => {
    const port = await open(() => new Promise(() => {}))
    const said = await get(port, '/api/health')
    const handled = await health.GET(new Request('http://localhost/api/health'), { params: Promise.resolve({}) })
    expect([said.status, said.body.toString()]).toEqual([handled.status, await handled.text()])
    for (const [name, value] of handled.headers)
      if (!notItsOwn.includes(name)) expect(said.headers[name], name).toBe(value)
    expect(said.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'content-length': '15' })
    expect(said.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
    const head = await get(port, '/api/health', {}, 'HEAD')
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '15', 0])
  })

  test.each([
    ['GET', '/api/health?x=1'],
    ['POST', '/api/health'],
    ['GET', '/api/health/'],
    ['GET', '/api/ready'],
  ])('is left to Next when requested as %s %s', async (method, path) => {
    const port = await open(async (_request, response) => void response.end('Next'))
    expect((await get(port, path, {}, method)).body.toString()).toBe('Next')
  })
})

describe('a response rendered per request', () => {
  test.each([
    ['has React removed if it is marked as not interactive', ' data-still=""', false],
    ['keeps React without that mark', '', true],
  ])('%s', async (_, mark, isKept) => {
    const react = '<script nonce="a">self.__next_f.push([1,"0:[]\\n"])</script>'
    const html = `<!DOCTYPE html><html><body><div${mark}></div><main id="main">Call 211</main>${react}</body></html>`
    const handle = answerPage(html, { 'content-type': 'text/html; charset=utf-8' })
    const { body } = await get(await open(handle), '/resources/search?q=bed')
    expect(body.toString()).toBe(isKept ? html : html.replace(react, ''))
  })

  test('has its styles inline under its nonce if it runs no React, in whatever pieces Next sends it', async () => {
    const style = '.a{color:red}'.repeat(100)
    resetOnce('style-sheets')
    oncePerProcess('style-sheets', () => new Map([['/_next/static/css/1.css', style]]))
    const make = (head: string) =>
      `<!DOCTYPE html><html><head>${head}</head><body><p data-still="">Call 211</p></body></html>`
    const html = make('<link rel="stylesheet" href="/_next/static/css/1.css" nonce="a" data-precedence="next"/>')
    const port = await open(async ({ url = '' }, response) => {
      const cut = Number(url.slice('/dashboard/'.length))
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.setHeader('content-security-policy', "script-src 'nonce-a'")
      response.write(html.slice(0, cut))
      setImmediate(() => response.end(html.slice(cut)))
    })
    for (const cut of [1, 15, 100, html.length - 1]) {
      const { body } = await get(port, `/dashboard/${cut}`)
      expect(body.toString(), `cut at ${cut}`).toBe(make(`<style nonce="a">${style}</style>`))
    }
    resetOnce('style-sheets')
  })

  test('is sent as it is if it is longer than can be held', async () => {
    const pieces = ['<!DOCTYPE html><div data-still="">', ...Array.from({ length: 3 }, () => 'x'.repeat(1024 * 1024))]
    const port = await open(async (_request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      for (const piece of pieces) response.write(piece)
      response.end()
    })
    expect((await get(port, '/dashboard')).body.toString()).toBe(pieces.join(''))
  })

  test('is compressed while it is sent, unless it is short', async () => {
    const port = await open(async (request, response) => {
      response.setHeader('content-type', 'application/json')
      if (request.url !== '/long') return void response.end('short')
      response.flushHeaders()
      response.write('x'.repeat(5000))
      response.end()
    })
    const long = await get(port, '/long', { 'accept-encoding': 'gzip' })
    expect([long.headers['content-encoding'], gunzipSync(long.body).length]).toEqual(['gzip', 5000])
    const both = await get(port, '/long', { 'accept-encoding': 'gzip, br' })
    expect([both.headers['content-encoding'], brotliDecompressSync(both.body).length]).toEqual(['br', 5000])
    const short = await get(port, '/short', { 'accept-encoding': 'gzip' })
    expect([short.headers['content-encoding'], short.body.toString()]).toEqual([undefined, 'short'])
    expect([long.headers.vary, short.headers.vary]).toEqual(['Accept-Encoding', 'Accept-Encoding'])
    const plain = await get(port, '/long', { 'accept-encoding': 'gzip;q=0' })
    expect([plain.headers['content-encoding'], plain.headers.vary]).toEqual([undefined, 'Accept-Encoding'])
  })

  test.each<[string, number, Record<string, string>]>([
    ['a picture', 200, { 'content-type': 'image/png' }],
    ['an already compressed response', 200, { 'content-type': 'text/html', 'content-encoding': 'br' }],
    ['a partial response', 206, { 'content-type': 'text/html', 'content-range': 'bytes 0-4999/9000' }],
    ['a no-transform response', 200, { 'content-type': 'text/html', 'cache-control': 'no-transform' }],
  ])('is sent unchanged: %s', async (_, status, headers) => {
    const port = await open(async (_request, response) => {
      response.statusCode = status
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
      response.end('x'.repeat(5000))
    })
    const got = await get(port, '/', { 'accept-encoding': 'gzip' })
    expect([got.headers['content-encoding'], got.body.length]).toEqual([headers['content-encoding'], 5000])
  })

  test('arrives complete from a handler that waits for drains', async () => {
    const pieces = Array.from({ length: 300 }, (_, at) => `${at},${Math.sin(at)}`.repeat(100))
    const port = await open(async (_request, response) => {
      response.setHeader('content-type', 'text/csv')
      for (const piece of pieces) if (!response.write(piece)) await once(response, 'drain')
      response.end()
    })
    const got = await get(port, '/', { 'accept-encoding': 'gzip' })
    expect(gunzipSync(got.body).toString()).toBe(pieces.join(''))
  })

  test('sends its first bytes, however few, before the rest is ready', async () => {
    let goOn: () => void = () => {}
    const port = await open(async (_request, response) => {
      response.setHeader('content-type', 'text/html')
      response.write('<p>first')
      await new Promise<void>((resolve) => {
        goOn = resolve
      })
      response.end('last</p>')
    })
    const pieces = await new Promise<Buffer[]>((resolve) => {
      const sent = ask({ host: '127.0.0.1', port, path: '/', headers: { 'accept-encoding': 'gzip' } }, (response) => {
        const got: Buffer[] = []
        response.on('data', (chunk: Buffer) => {
          got.push(chunk)
          goOn()
        })
        response.on('end', () => resolve(got))
      })
      sent.end()
    })
    expect(gunzipSync(Buffer.concat(pieces)).toString()).toBe('<p>firstlast</p>')
  })
})

describe('a slow request body', () => {
  /** Responds like a handler: 408 if the body does not arrive in time. */
  const patient: Handle = async (request, response) => {
    if (request.method === 'GET') return void response.end('served')
    const timedOut = () => new AppError('timed-out')
    await withDeadline(50, timedOut, () => request.toArray()).catch((error: AppError) => {
      response.statusCode = error.status
      response.end('late')
    })
  }

  /** Sends the headers of a POST and one byte; resolves with everything received once the connection is closed. */
  function drip(port: number): Promise<string> {
    return new Promise((resolve) => {
      let text = ''
      const socket = connect(port, '127.0.0.1', () =>
        socket.write('POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{'),
      )
      socket.on('data', (chunk) => {
        text += chunk
        // More of the body, after the response.
        socket.write('x')
      })
      socket.on('error', () => {})
      socket.on('close', () => resolve(text))
    })
  }

  test('gets a 408 and is disconnected, 400 at once, while other requests are served', async () => {
    const port = await open(patient)
    const slow = Array.from({ length: 400 }, () => drip(port))
    const served = await Promise.all(Array.from({ length: 20 }, () => get(port, '/')))
    expect(served.map(({ status }) => status)).toEqual(Array(20).fill(200))
    const answers = await Promise.all(slow)
    const connections = await new Promise((resolve) => server?.getConnections((_, count) => resolve(count)))
    expect(answers.filter((text) => text.startsWith('HTTP/1.1 408') && /connection: close/i.test(text))).toHaveLength(
      400,
    )
    expect(connections).toBeLessThanOrEqual(20)
  })

  test('is disconnected after a response that did not wait for it', async () => {
    const port = await open(async (_request, response) => void response.end('no'), 20)
    const answers = await Promise.all(Array.from({ length: 50 }, () => drip(port)))
    expect(answers.every((text) => text.startsWith('HTTP/1.1 200'))).toBe(true)
  })

  test('keeps its connection once it has arrived completely', async () => {
    const port = await open(async (request, response) => {
      await request.toArray()
      response.end('thanks')
    }, 0)
    const socket = connect(port, '127.0.0.1')
    const post = 'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}'
    for (let times = 0; times < 2; times += 1) {
      socket.write(post)
      const [answer] = await once(socket, 'data')
      expect(String(answer)).toContain('thanks')
    }
    socket.destroy()
  })
})

describe('a build file', () => {
  const SCRIPT = 'callTheHotline();'.repeat(5000)
  const fileHeaders = { 'cache-control': 'public, max-age=31536000, immutable', 'accept-ranges': 'bytes' }
  const path = '/_next/static/chunks/main-0a1b.js'

  /** Sends a file in pieces, as Next streams it from disk. */
  function answerFile(type: string) {
    return vi.fn(async (_: IncomingMessage, response: ServerResponse) => {
      for (const [name, value] of Object.entries({ ...fileHeaders, 'content-type': type }))
        response.setHeader(name, value)
      response.setHeader('content-length', String(SCRIPT.length))
      for (let at = 0; at < SCRIPT.length; at += 16_384) {
        response.write(SCRIPT.slice(at, at + 16_384))
        await new Promise((resolve) => setImmediate(resolve))
      }
      response.end()
    })
  }

  async function keepFile(port: number, handle: ReturnType<typeof answerFile>): Promise<void> {
    await vi.waitFor(async () => {
      const before = handle.mock.calls.length
      await get(port, path, { 'accept-encoding': 'gzip, br' })
      expect(handle.mock.calls.length).toBe(before)
    }, 20_000)
    handle.mockClear()
  }

  test('is read and compressed once for all visitors, signed in or not', async () => {
    const handle = answerFile('application/javascript; charset=UTF-8')
    const port = await open(handle)
    await keepFile(port, handle)
    const br = await get(port, path, { 'accept-encoding': 'gzip, br', cookie: 'session=1' })
    expect([br.status, br.headers['content-encoding'], br.headers['content-length']]).toEqual([
      200,
      'br',
      String(br.body.length),
    ])
    expect(brotliDecompressSync(br.body).toString()).toBe(SCRIPT)
    expect((await get(port, path)).body.toString()).toBe(SCRIPT)
    expect(br.headers).toMatchObject({ ...fileHeaders, vary: 'Accept-Encoding', 'x-content-type-options': 'nosniff' })
    expect(handle).not.toHaveBeenCalled()
  })

  test('that is compressed already is sent as it is', async () => {
    const handle = answerFile('font/woff2')
    const port = await open(handle)
    await keepFile(port, handle)
    const { headers, body } = await get(port, path, { 'accept-encoding': 'gzip, br' })
    expect([headers['content-encoding'], body.toString()]).toEqual([undefined, SCRIPT])
    expect(handle).not.toHaveBeenCalled()
  })

  test('is left to Next for a range or with a query', async () => {
    const handle = answerFile('application/javascript; charset=UTF-8')
    const port = await open(handle)
    await keepFile(port, handle)
    await get(port, path, { range: 'bytes=0-9' })
    await get(port, `${path}?x`)
    expect(handle).toHaveBeenCalledTimes(2)
  })
})
