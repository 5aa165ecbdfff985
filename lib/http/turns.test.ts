import { expect, it } from 'vitest'
import { Busy, Turns } from './turns'

/** Occupies the thread, as a search does. */
function work(): void {
  const until = performance.now() + 5
  while (performance.now() < until);
}

it('of a hundred at once runs one at a time, yields to the event loop before each, and rejects the rest at once', async () => {
  const turns = new Turns(1, 2)
  const order: string[] = []
  let inside = 0
  let isRunning = true
  const beat = () => {
    order.push('beat')
    if (isRunning) setImmediate(beat)
  }
  setImmediate(beat)
  const asked = Array.from({ length: 100 }, () =>
    turns.take(async () => {
      inside += 1
      expect(inside).toBe(1)
      order.push('work')
      work()
      await null
      inside -= 1
      return 'answer'
    }),
  )
  const refused: unknown[] = []
  for (const one of asked.slice(3)) one.catch((error) => refused.push(error))
  await Promise.resolve()
  await Promise.resolve()
  expect([refused.length, order]).toEqual([97, []])
  expect(refused.every((error) => error instanceof Busy)).toBe(true)
  expect(await Promise.all(asked.slice(0, 3))).toEqual(['answer', 'answer', 'answer'])
  isRunning = false
  expect(order.join(' ')).not.toContain('work work')
  expect(await turns.take(async () => 'later')).toBe('later')
})

it('passes the turn on after a failure', async () => {
  const turns = new Turns(1, 1)
  const failed = turns.take(() => Promise.reject(new Error('x')))
  const next = turns.take(async () => 'next')
  await expect(failed).rejects.toThrow('x')
  expect(await next).toBe('next')
})

it('says when to try again, and whom to call meanwhile', async () => {
  const busy = new Busy()
  expect([busy.status, busy.headers['retry-after']]).toEqual([503, '5'])
  expect(busy.message).toContain('1-800-799-7233')
})

it('pauses for as long as the last turn took while others wait', async () => {
  const turns = new Turns(1, 1)
  const first = turns.take(async () => {
    const until = performance.now() + 60
    while (performance.now() < until);
  })
  const second = turns.take(async () => performance.now())
  await first
  const ended = performance.now()
  expect((await second) - ended).toBeGreaterThan(50)
})
