import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, it, vi } from 'vitest'
import { createLiveTurns } from './live-turns'

function makeExchange(url: string) {
  const response = Object.assign(new EventEmitter(), {
    closed: false,
    status: 0,
    headers: {} as Record<string, string>,
    writeHead(status: number, headers: Record<string, string>) {
      Object.assign(response, { status, headers })
      return response
    },
    end: () => response,
  })
  const request = { url, headers: {} } as unknown as IncomingMessage
  return { request, response, sent: response as unknown as ServerResponse }
}

const search = '/resources/search?q=legal+aid'

it('of a hundred searches at once four run, sixty wait, and the rest get a busy response at once', async () => {
  const inTurn = createLiveTurns(() => false)
  let inside = 0
  let most = 0
  const exchanges = Array.from({ length: 100 }, () => makeExchange(search))
  const all = exchanges.map(({ request, sent }) =>
    inTurn(request, sent, async () => {
      inside += 1
      most = Math.max(most, inside)
      await new Promise(setImmediate)
      inside -= 1
    }),
  )
  const refused = exchanges.filter(({ response }) => response.status === 503)
  expect(refused).toHaveLength(36)
  expect(refused[0]?.response.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
  await Promise.all(all)
  expect(most).toBe(4)
})

it('a cached page does not wait for a turn', async () => {
  const inTurn = createLiveTurns(() => true)
  const never = Array.from({ length: 10 }, () => makeExchange(search))
  for (const { request, sent } of never) void inTurn(request, sent, () => new Promise(() => {}))
  const { request, sent } = makeExchange('/emergency')
  const handle = vi.fn(async () => {})
  await inTurn(request, sent, handle)
  expect(handle).toHaveBeenCalledOnce()
})

it('those that wait when the database goes down run one at a time, or get a busy response', async () => {
  let isAway = false
  const inTurn = createLiveTurns(() => isAway)
  const held: (() => void)[] = []
  const hold = () => new Promise<void>((resolve) => held.push(resolve))
  const first = Array.from({ length: 4 }, () => makeExchange(search)).map(({ request, sent }) =>
    inTurn(request, sent, hold),
  )
  await vi.waitUntil(() => held.length === 4)
  const later = Array.from({ length: 20 }, () => makeExchange(search))
  const handle = vi.fn(async () => {})
  const rest = later.map(({ request, sent }) => inTurn(request, sent, handle))
  isAway = true
  for (const go of held) go()
  await Promise.all([...first, ...rest])
  expect(handle.mock.calls.length + later.filter(({ response }) => response.status === 503).length).toBe(20)
  expect(handle.mock.calls.length).toBeGreaterThan(0)
})

it('a slow client does not block others', async () => {
  const inTurn = createLiveTurns(() => false, 10)
  const slow = Array.from({ length: 4 }, () => makeExchange(search))
  for (const { request, sent } of slow) void inTurn(request, sent, () => new Promise(() => {}))
  const { request, sent } = makeExchange(search)
  const handle = vi.fn(async () => {})
  await inTurn(request, sent, handle)
  expect(handle).toHaveBeenCalledOnce()
})
