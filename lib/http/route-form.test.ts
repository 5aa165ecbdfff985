import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { sendCall, startRoute } from '@/tests/support/route'
import { call } from './call'
import { reply } from './problem'
import { oneLine } from './text'

describe('a form without JavaScript', () => {
  const formCall = call('POST /api/contact', 'public', {
    summary: 'Writes',
    body: z.strictObject({ name: oneLine({ max: 20 }), topics: z.array(z.string()).max(3).default([]) }),
    form: { lists: ['topics'], done: '/contact/sent', failed: (code) => `/contact/not-sent#${code}` },
    response: z.object({ topics: z.number() }),
  })
  const handler = () => startRoute().route(formCall, async ({ body }) => ({ topics: body.topics.length }))
  const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }

  test('redirects to the success page', async () => {
    const response = await sendCall(handler(), { body: 'name=Ann&topics=a&topics=b', headers })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/contact/sent'])
  })

  test('redirects to the page that the handler chooses', async () => {
    const elsewhere = startRoute().route(formCall, async () =>
      reply({ topics: 0 }, { headers: { location: '/pay/1' } }),
    )
    expect((await sendCall(elsewhere, { body: 'name=Ann', headers })).headers.get('location')).toBe('/pay/1')
  })

  test('redirects to the failure page, with the error code', async () => {
    const response = await sendCall(handler(), { body: 'name=', headers })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/contact/not-sent#invalid'])
    const foreign = await sendCall(handler(), { body: 'name=Ann', headers: { ...headers, origin: 'null' } })
    expect(foreign.headers.get('location')).toBe('/contact/not-sent#forbidden')
  })

  test('returns JSON if the sender asks for it, and always if JSON was sent', async () => {
    const asked = await sendCall(handler(), {
      body: 'name=Ann&topics=a',
      headers: { ...headers, accept: 'application/json' },
    })
    expect([asked.status, await asked.json()]).toEqual([200, { topics: 1 }])
    const sent = await sendCall(handler(), { body: '{"name":"Ann"}', headers: { accept: 'text/html' } })
    expect([sent.status, await sent.json()]).toEqual([200, { topics: 0 }])
  })
})
