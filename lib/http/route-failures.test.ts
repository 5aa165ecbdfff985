import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DatabaseUnavailable } from '@/db/breaker'
import {
  CANARY,
  echo,
  echoCall,
  goodBody,
  ID,
  MEMBER,
  readCall,
  SITE,
  sendCall,
  startRoute,
} from '@/tests/support/route'
import { AppError } from './app-error'
import { createRoute } from './create-route'
import { createLimiter } from './rate-limit'

function failing(error: unknown) {
  const { setting, route } = startRoute()
  const handler = route(readCall('public'), async () => {
    throw error
  })
  return { setting, answer: () => sendCall(handler, { method: 'GET' }) }
}

describe('when a handler fails', () => {
  test.each([
    ['an application error keeps its status', new AppError('conflict', 'Too late.'), 409],
    ['a database that is down', new DatabaseUnavailable('no answer'), 503],
    ['a row that already exists', Object.assign(new Error(CANARY), { code: '23505' }), 409],
    ['anything else', new Error(`SECRET-STACK ${CANARY}`), 500],
    ['a thrown value that is not an error', CANARY, 500],
  ])('%s', async (_, error, status) => {
    const { setting, answer } = failing(error)
    const response = await answer()
    const text = await response.text()
    expect(response.status).toBe(status)
    expect(text).not.toMatch(/SECRET-STACK|canary/)
    expect(JSON.stringify(setting.lines)).not.toMatch(/SECRET-STACK|canary/)
    expect(response.headers.get('retry-after')).toBe(status === 503 ? '5' : null)
  })

  test('the log has the class, the code and the location of the error', async () => {
    const cause = Object.assign(new Error(CANARY), { name: 'PostgresError', code: '42601' })
    const { setting, answer } = failing(new Error(CANARY, { cause }))
    await answer()
    expect(setting.lines).toEqual([
      expect.objectContaining({
        event: 'error',
        route: '/api/x',
        error: 'Error',
        code: '42601',
        causes: 'PostgresError',
      }),
      expect.objectContaining({ event: 'request', status: 500, problem: 'internal' }),
    ])
    expect(setting.lines[0]?.at).toContain('route-failures.test.ts')
    expect(setting.lines[0]?.id).toBe(setting.lines[1]?.id)
  })
})

describe('the deadline', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('expires for a slow handler: 503, and its signal is aborted', async () => {
    let seen: AbortSignal | undefined
    const slow = { ...readCall('public'), deadline: 3000 } as const
    const handler = startRoute().route(slow, ({ signal }) => {
      seen = signal
      return new Promise(() => {})
    })
    const answer = sendCall(handler, { method: 'GET' })
    await vi.advanceTimersByTimeAsync(2999)
    expect(seen?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect((await answer).status).toBe(503)
    expect(seen?.aborted).toBe(true)
  })

  test('expires for a session lookup that hangs', async () => {
    const route = createRoute({
      siteUrl: SITE,
      getViewer: () => new Promise(() => {}),
      isScheduler: () => false,
      getLimiter: () => createLimiter([]),
      log: () => {},
      now: () => 0,
    })
    const answer = sendCall(
      route(readCall('member'), async () => ({ ok: true })),
      { method: 'GET' },
    )
    await vi.advanceTimersByTimeAsync(2500)
    expect((await answer).status).toBe(503)
  })

  test('is one for the session lookup and the handler together: an answer within three seconds', async () => {
    let time = 0
    const route = createRoute({
      siteUrl: SITE,
      getViewer: () =>
        new Promise((resolve) =>
          setTimeout(() => {
            time += 2000
            resolve(MEMBER)
          }, 2000),
        ),
      isScheduler: () => false,
      getLimiter: () => createLimiter([]),
      log: () => {},
      now: () => time,
    })
    const settled = vi.fn()
    const answer = sendCall(
      route(readCall('member'), () => new Promise(() => {})),
      { method: 'GET' },
    ).finally(settled)
    await vi.advanceTimersByTimeAsync(2400)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    expect((await answer).status).toBe(503)
  })

  test('expires for a body that does not arrive: 408', async () => {
    const body = new ReadableStream({ pull: () => new Promise(() => {}) })
    const request = new Request(`${SITE}/api/echo`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', origin: SITE },
      ...{ duplex: 'half' },
    })
    const answer = startRoute().route(echoCall, echo)(request, { params: Promise.resolve({ id: ID }) })
    await vi.advanceTimersByTimeAsync(15_000)
    expect((await answer).status).toBe(408)
  })

  test('leaves no timer running after the response', async () => {
    await sendCall(startRoute().route(echoCall, echo), { body: goodBody })
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('the log', () => {
  test('has one line per request, with no user input and nothing that identifies a person', async () => {
    const { setting, route } = startRoute()
    setting.viewer = MEMBER
    const handler = route({ ...echoCall, access: 'member' }, echo)
    const canaries = {
      url: `/api/echo?q=${CANARY}&lat=${CANARY}`,
      headers: {
        'user-agent': CANARY,
        'x-forwarded-for': '203.0.113.77',
        cookie: `a=${CANARY}`,
        referer: `${SITE}/${CANARY}`,
      },
    }
    await sendCall(handler, { ...canaries, body: JSON.stringify({ name: CANARY, email: `${CANARY}@example.org` }) })
    await sendCall(handler, { ...canaries, body: JSON.stringify({ [CANARY]: CANARY }) })
    await sendCall(handler, { ...canaries, body: CANARY, params: { id: CANARY } })
    expect(JSON.stringify(setting.lines)).not.toMatch(/canary|203\.0\.113/)
    expect(setting.lines.map(({ id: _, ...line }) => line)).toEqual(
      [[200], [422, 'invalid'], [404, 'not-found']].map(([status, problem]) => ({
        event: 'request',
        method: 'POST',
        route: '/api/echo/{id}',
        status,
        problem,
        ms: 0,
        role: 'member',
      })),
    )
  })

  test('has no line for an unlogged call, unless it failed', async () => {
    const { setting, route } = startRoute()
    const unlogged = { ...echoCall, isLogged: false } as const
    await sendCall(route(unlogged, echo), { body: goodBody })
    await sendCall(route(unlogged, echo), { body: CANARY })
    expect(setting.lines).toEqual([])
    await sendCall(
      route(unlogged, async () => {
        throw new Error(CANARY)
      }),
      { body: goodBody },
    )
    expect(setting.lines).toEqual([expect.objectContaining({ event: 'error', route: '/api/echo/{id}' })])
    expect(JSON.stringify(setting.lines)).not.toContain(CANARY)
  })
})
