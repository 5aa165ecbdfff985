import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { CANARY, echo, echoCall, goodBody, ID, readCall, sendCall, startRoute } from '@/tests/support/route'
import { call } from './call'
import { reply } from './problem'
import { id } from './text'

describe('an API call', () => {
  test('returns its result as JSON, reduced to the declared fields', async () => {
    const response = await sendCall(startRoute().route(echoCall, echo), { body: goodBody, url: '/api/echo?q=x&utm=1' })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(await response.json()).toEqual({ id: ID, name: 'Ann', q: 'x' })
  })

  test('without a result returns 204', async () => {
    const quietCall = call('DELETE /api/x', 'public', { summary: 'Deletes' })
    const response = await sendCall(
      startRoute().route(quietCall, async () => {}),
      { method: 'DELETE' },
    )
    expect([response.status, await response.text()]).toEqual([204, ''])
  })

  test('may have a status and headers of its own', async () => {
    const madeCall = { ...echoCall, status: 201 } as const
    const handler = startRoute().route(madeCall, async ({ body }) =>
      reply({ id: 'new', name: body.name }, { headers: { link: '</next>; rel="next"' } }),
    )
    const response = await sendCall(handler, { body: goodBody })
    expect([response.status, response.headers.get('link')]).toEqual([201, '</next>; rel="next"'])
  })

  test('may set several cookies', async () => {
    const pairs: [string, string][] = [
      ['set-cookie', 'a=1; Path=/'],
      ['set-cookie', 'b=; Max-Age=0'],
    ]
    const outCall = call('POST /api/out', 'public', {
      summary: 'Out',
      form: { done: '/', failed: '/' },
    })
    const handler = startRoute().route(outCall, async () => reply(undefined, { headers: pairs }))
    const plain = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
    for (const [headers, status] of [
      [{}, 204],
      [plain, 303],
    ] as const) {
      const response = await sendCall(handler, { headers })
      expect([response.status, response.headers.getSetCookie()]).toEqual([status, ['a=1; Path=/', 'b=; Max-Age=0']])
    }
  })

  test('may return a document', async () => {
    const pdfCall = call('GET /api/x', 'public', {
      summary: 'PDF',
      produces: 'application/pdf',
    })
    const handler = startRoute().route(
      pdfCall,
      async () => new Response('%PDF', { headers: { 'content-type': 'application/pdf', 'cache-control': 'private' } }),
    )
    const response = await sendCall(handler, { method: 'GET' })
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('cache-control')).toBe('private')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await response.text()).toBe('%PDF')
  })

  test('fails if its result does not match the declared schema, and sends none of it', async () => {
    const { setting, route } = startRoute()
    const wrong = route(readCall('public'), async () => ({ ok: CANARY }) as never)
    const response = await sendCall(wrong, { method: 'GET' })
    expect(response.status).toBe(500)
    expect(await response.text()).not.toContain(CANARY)
    expect(setting.lines[0]).toMatchObject({ event: 'error', error: 'ZodError' })
  })
})

describe('a declaration that contradicts itself', () => {
  test.each([
    ['a path whose parameter is not declared', '/api/{id}', {}],
    ['a parameter that is not in the path', '/api/x', { params: z.object({ id }) }],
    ['a GET with a body', '/api/x', { body: z.object({}) }],
    ['two kinds of response', '/api/x', { response: z.object({}), produces: 'text/plain' }],
  ] as const)('is rejected at load time: %s', (_, path, wrong) => {
    expect(() => call(`GET ${path}`, 'public', { summary: 'x', ...wrong })).toThrow()
  })
})

test('a declaration without an access level does not compile', () => {
  // @ts-expect-error: the access level is always required
  expect(call('GET /api/x', undefined, { summary: 'x' })).toMatchObject({ method: 'GET', path: '/api/x' })
})
