import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { follow } from './follow'

vi.mock('@/lib/log/log', () => ({ logEvent: vi.fn() }))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function start(answers: (string | Error)[]) {
  const calls: string[] = []
  follow({
    name: 'test',
    tag: 'tested',
    async readVersion() {
      const answer = answers.shift() ?? 'last'
      if (answer instanceof Error) throw answer
      return answer
    },
    async changed(isFirst) {
      calls.push(isFirst ? 'first' : 'changed')
    },
    async beganAway() {
      calls.push('began away')
    },
  })
  return calls
}

it('reports the first check and every change, and counts a database recovery as a change', async () => {
  const calls = start(['1', '1', '2', new Error('away'), '2'])
  await vi.advanceTimersByTimeAsync(4500)
  expect(calls).toEqual(['first', 'changed', 'changed'])
})

it('expires pages once for a change whose copy fails, and tries only the copy again, later each time', async () => {
  const done: string[] = []
  let isLocked = true
  follow({
    name: 'test',
    tag: 'tested',
    readVersion: async () => '1',
    async changed() {
      done.push('expired')
    },
    async copy() {
      done.push('copy')
      if (isLocked) throw new Error('locked')
    },
  })
  await vi.advanceTimersByTimeAsync(20_000)
  // At once, and 1, 2, 4 and 8 seconds after each other.
  expect(done).toEqual(['expired', 'copy', 'copy', 'copy', 'copy', 'copy'])
  isLocked = false
  await vi.advanceTimersByTimeAsync(120_000)
  expect(done).toEqual(['expired', ...Array.from({ length: 6 }, () => 'copy')])
})

it('reports once that the process started without a database, and never reports a later outage', async () => {
  const calls = start([new Error('away'), new Error('away'), '1', new Error('away'), '1'])
  await vi.advanceTimersByTimeAsync(4500)
  expect(calls).toEqual(['began away', 'first', 'changed'])
})
