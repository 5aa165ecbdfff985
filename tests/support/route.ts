/** A route() with fake dependencies, and helpers to send it requests. */
import { z } from 'zod'
import { type CallInput, type CallShape, call, type RouteHandler } from '@/lib/http/call'
import { createRoute } from '@/lib/http/create-route'
import { createLimiter, type Limiter, MemoryStore } from '@/lib/http/rate-limit'
import { email, id, oneLine } from '@/lib/http/text'
import type { Viewer } from '@/lib/session/policy'

export const SITE = 'https://marigold.example'
export const CANARY = 'canary'
export const MEMBER: Viewer = { userId: 'u1', email: `${CANARY}@example.org`, role: 'member', permissions: [] }

interface Setting {
  viewer: Viewer | null
  steps: string[]
  lines: Record<string, unknown>[]
  limiter: Limiter
}

export function startRoute() {
  const setting: Setting = { viewer: null, steps: [], lines: [], limiter: createLimiter([new MemoryStore()]) }
  const route = createRoute({
    siteUrl: SITE,
    getViewer: async () => {
      setting.steps.push('viewer')
      return setting.viewer
    },
    isScheduler: (request) => request.headers.get('authorization') === 'Bearer secret',
    getLimiter: () => ({
      take: (...rest) => {
        setting.steps.push('limit')
        return setting.limiter.take(...rest)
      },
    }),
    log: (event, fields) => setting.lines.push({ event, ...fields }),
    now: () => 0,
  })
  return { setting, route }
}

export const echoCall = call('POST /api/echo/{id}', 'public', {
  summary: 'Says it again',
  params: z.object({ id }),
  query: z.object({ q: oneLine({ max: 10 }).optional() }),
  body: z.strictObject({ name: oneLine({ max: 20 }), email: email.optional() }),
  bodyLimit: 200,
  response: z.object({ id: z.string(), name: z.string(), q: z.string().optional() }),
})
export const ID = '0b9fe1c8-2c3b-4b8f-9e7b-0a6d5d8f2c11'
export const echo = async ({ params, query, body }: Pick<CallInput<typeof echoCall>, 'params' | 'query' | 'body'>) => ({
  id: params.id,
  name: body.name,
  q: query.q,
  passwordHash: CANARY,
})

export interface Sent {
  url?: string
  method?: string
  body?: BodyInit
  headers?: Record<string, string>
  params?: Record<string, string>
}

export function sendCall(handler: RouteHandler, sent: Sent = {}): Promise<Response> {
  const { url = '/api/echo', method = 'POST', body, headers = {}, params = { id: ID } } = sent
  const request = new Request(SITE + url, {
    method,
    body,
    headers: { 'content-type': 'application/json', origin: SITE, ...headers },
  })
  return handler(request, { params: Promise.resolve(params) })
}

export const goodBody = JSON.stringify({ name: 'Ann' })

export function readCall(access: CallShape['access']) {
  return call('GET /api/x', access, { summary: 'Reads', response: z.object({ ok: z.boolean() }) })
}
