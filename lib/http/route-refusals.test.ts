import { describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { echo, echoCall, goodBody, MEMBER, readCall, type Sent, sendCall, startRoute } from '@/tests/support/route'
import { call } from './call'
import { malformed } from './issues'

describe('what an API call refuses', () => {
  const cases: [string, number, Sent][] = [
    ['an invalid path parameter', 404, { body: goodBody, params: { id: 'abc' } }],
    ['a duplicate known parameter', 400, { body: goodBody, url: '/api/echo?q=1&q=2' }],
    ['a parameter that is too long', 422, { body: goodBody, url: `/api/echo?q=${'x'.repeat(11)}` }],
    ['U+0000 in a parameter', 422, { body: goodBody, url: '/api/echo?q=%00' }],
    ['no body', 400, {}],
    ['broken JSON', 400, { body: '{' }],
    ['U+0000 in a body', 422, { body: '{"name":"a\\u0000b"}' }],
    ['half a surrogate pair', 422, { body: '{"name":"a\\ud800"}' }],
    ['an unknown field', 422, { body: '{"name":"Ann","role":"admin"}' }],
    ['__proto__', 422, { body: '{"name":"Ann","__proto__":{"role":"admin"}}' }],
    ['a missing field', 422, { body: '{}' }],
    ['an array instead of an object', 422, { body: '[]' }],
    ['null', 422, { body: 'null' }],
    ['a body over its limit', 413, { body: JSON.stringify({ name: 'x'.repeat(200) }) }],
    ['another media type', 415, { body: goodBody, headers: { 'content-type': 'text/plain' } }],
    [
      'a form where none is declared',
      415,
      { body: 'name=Ann', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    ],
    ['another origin', 403, { body: goodBody, headers: { origin: 'https://evil.example' } }],
    ['the origin null', 403, { body: goodBody, headers: { origin: 'null' } }],
  ]
  test.each(cases)('%s: %i', async (_, status, sent) => {
    const { setting, route } = startRoute()
    const handler = vi.fn(echo)
    const response = await sendCall(route(echoCall, handler), sent)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
    expect(await response.json()).toMatchObject({ status, type: 'about:blank' })
    expect(handler).not.toHaveBeenCalled()
    expect(setting.lines).toHaveLength(1)
  })

  test('an invalid body, listing each field and what to do', async () => {
    const response = await sendCall(startRoute().route(echoCall, echo), { body: '{"name":" ","email":"x"}' })
    expect((await response.json()).errors).toEqual([
      { path: 'name', message: 'Please fill this in.' },
      { path: 'email', message: 'Please enter an email address, such as name@example.org.' },
    ])
  })

  test.each(['', ';q=0.9'])('is explained in Spanish if a program prefers it (%s)', async (quality) => {
    const headers = { 'accept-language': `es-MX${quality}, en;q=0.4` }
    const response = await sendCall(startRoute().route(echoCall, echo), { body: '{"name":" ","email":"x"}', headers })
    expect(await response.json()).toMatchObject({
      title: 'Unprocessable Content',
      detail: 'Revise otra vez lo que escribió. No se guardó nada.',
      errors: [
        { path: 'name', message: 'Llene este espacio.' },
        { path: 'email', message: 'Escriba un correo electrónico, como nombre@example.org.' },
      ],
    })
  })

  test('is explained in Spanish if the address says so', async () => {
    const response = await sendCall(startRoute().route(echoCall, echo), { body: '{', url: '/api/echo?lang=es' })
    expect((await response.json()).detail).toBe(
      'No pudimos leer lo que llegó. No se cambió nada. Revíselo y pruebe otra vez.',
    )
  })

  test('a query that makes no sense: 400 with its own message', async () => {
    const searchCall = {
      ...readCall('public'),
      query: z.object({ q: z.string().refine((q) => q.length > 2, malformed('Please type 3 letters.')) }),
    } as const
    const handler = startRoute().route(searchCall, async () => ({ ok: true }))
    const response = await sendCall(handler, { method: 'GET', url: '/api/x?q=a' })
    expect(await response.json()).toMatchObject({ status: 400, detail: 'Please type 3 letters.' })
  })

  test('the first request over its limit: 429 with the time to wait', async () => {
    const limited = { ...readCall('public'), limit: { max: 2, seconds: 60 } } as const
    const handler = startRoute().route(limited, async () => ({ ok: true }))
    const answers = []
    for (let i = 0; i < 3; i += 1) answers.push(await sendCall(handler, { method: 'GET' }))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
    expect(Number(answers[2]?.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('nothing for its rate if the limit is none', async () => {
    const { setting, route } = startRoute()
    await sendCall(
      route({ ...readCall('public'), limit: 'none' }, async () => ({ ok: true })),
      { method: 'GET' },
    )
    expect(setting.steps).toEqual([])
  })
})

describe('access', () => {
  test('is checked before anything is read', async () => {
    const { setting, route } = startRoute()
    const closed = route({ ...echoCall, access: 'admin' }, echo)
    expect((await sendCall(closed, { body: '{' })).status).toBe(401)
    setting.viewer = MEMBER
    expect((await sendCall(closed, { body: '{' })).status).toBe(403)
  })

  test('is checked in the order origin, limit, viewer, access, parse', async () => {
    const { setting, route } = startRoute()
    setting.viewer = MEMBER
    const handler = route({ ...echoCall, access: 'member' }, echo)
    // What another site sends from her browser does not use up her limit.
    expect((await sendCall(handler, { body: '{', headers: { origin: 'null' } })).status).toBe(403)
    expect(setting.steps).toEqual([])
    expect((await sendCall(handler, { body: '{' })).status).toBe(400)
    expect(setting.steps).toEqual(['limit', 'viewer'])
    expect((await sendCall(handler, { body: goodBody })).status).toBe(200)
  })

  test('without a session is refused only as often as the limit allows, and then no session is looked up', async () => {
    const { setting, route } = startRoute()
    const limited = { ...readCall('member'), limit: { max: 3, seconds: 60 } } as const
    const handler = route(limited, async () => ({ ok: true }))
    const statuses = []
    for (let request = 0; request < 20; request += 1) statuses.push((await sendCall(handler, { method: 'GET' })).status)
    expect(statuses).toEqual([401, 401, 401, ...Array.from({ length: 17 }, () => 429)])
    expect(setting.steps.filter((step) => step === 'viewer')).toHaveLength(3)
  })

  test('is not checked on a public call: no session is read', async () => {
    const { setting, route } = startRoute()
    await sendCall(route(echoCall, echo), { body: goodBody })
    expect(setting.steps).not.toContain('viewer')
  })

  test('passes the viewer to the handler', async () => {
    const { setting, route } = startRoute()
    setting.viewer = MEMBER
    const whoCall = { ...readCall('member'), response: z.object({ userId: z.string() }) } as const
    const response = await sendCall(
      route(whoCall, async ({ viewer }) => viewer),
      { method: 'GET' },
    )
    expect(await response.json()).toEqual({ userId: 'u1' })
  })

  test('is granted to the scheduler by its secret alone, from any origin', async () => {
    const cronCall = call('POST /api/x', 'scheduler', { summary: 'Runs' })
    const handler = startRoute().route(cronCall, async () => {})
    const from = (authorization: string) => sendCall(handler, { headers: { authorization, origin: 'null' } })
    expect((await from('Bearer secret')).status).toBe(204)
    expect((await from('Bearer wrong')).status).toBe(403)
  })

  test('may be open to any sender and origin if declared, with the raw body passed on', async () => {
    const hook = call('POST /api/x', 'public', {
      sender: 'anyone',
      body: 'raw',
      summary: 'Hook',
    })
    const got: string[] = []
    const handler = startRoute().route(hook, async ({ body }) => {
      got.push(Buffer.from(body).toString())
    })
    const headers = { origin: 'https://elsewhere.example', 'content-type': 'text/weird' }
    expect((await sendCall(handler, { body: ' {"a" :1}', headers })).status).toBe(204)
    expect(got).toEqual([' {"a" :1}'])
  })
})
