import { beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import { z } from 'zod'
import { call } from './call'
import { createRoute } from './create-route'
import { methods, unknownAddress } from './methods'
import { createLimiter } from './rate-limit'

const SITE = 'https://marigold.example'
const route = createRoute({
  siteUrl: SITE,
  getViewer: async () => null,
  isScheduler: () => false,
  getLimiter: () => createLimiter([]),
  log: () => {},
  now: () => 0,
})
const response = z.object({ ok: z.boolean() })
const readCall = call('GET /api/x', 'public', { summary: 'Reads', response })
const writeCall = call('PATCH /api/x', 'public', { summary: 'Writes', response })
const read = route(readCall, async () => ({ ok: true }))
const write = route(writeCall, async () => ({ ok: true }))
const context = { params: Promise.resolve({}) }
let logged: MockInstance<typeof process.stdout.write>

beforeEach(() => {
  logged = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})

function ask(method: string): Request {
  return new Request(`${SITE}/api/x?q=canary`, { method, headers: { origin: SITE } })
}

describe('the methods of a route', () => {
  const exported = methods({ GET: read, PATCH: write })

  test('are those with a handler, plus HEAD for GET', async () => {
    expect((await exported.GET(ask('GET'), context)).status).toBe(200)
    expect((await exported.HEAD(ask('HEAD'), context)).status).toBe(200)
    expect((await exported.PATCH(ask('PATCH'), context)).status).toBe(200)
  })

  test.each(['POST', 'PUT', 'DELETE'] as const)('%s is a 405 that lists the allowed methods', async (method) => {
    const answer = await exported[method](ask(method), context)
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET, PATCH, HEAD, OPTIONS')
    expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
    expect(String(logged.mock.calls[0]?.[0])).toMatch(/"route":"\/api\/x","status":405/)
    expect(String(logged.mock.calls[0]?.[0])).not.toContain('canary')
  })

  test('are listed by OPTIONS, without CORS headers', async () => {
    const answer = await exported.OPTIONS(ask('OPTIONS'), context)
    expect([answer.status, answer.headers.get('allow')]).toEqual([204, 'GET, PATCH, HEAD, OPTIONS'])
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  test('do not include HEAD without GET', async () => {
    expect((await methods({ PATCH: write }).HEAD(ask('HEAD'), context)).status).toBe(405)
  })

  test('cannot be wired to a call with another method or address', () => {
    expect(() => methods({ POST: write })).toThrow()
    expect(() =>
      methods({ PATCH: route({ ...writeCall, path: '/api/y' }, async () => ({ ok: true })), GET: read }),
    ).toThrow()
    expect(() => methods({})).toThrow()
  })
})

test.each(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
  '%s of an unknown address returns a 404 problem',
  async (method) => {
    const answer = await unknownAddress('/api/{...path}')[method](ask(method), context)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
  },
)
