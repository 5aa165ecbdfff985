import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { startTimeout, withTimeout } from './timeouts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
})

const turn = () => new Promise((resolve) => setImmediate(resolve))

test('a timeout fires after its time, and not before', async () => {
  const over = vi.fn()
  startTimeout(1000, over)
  vi.advanceTimersByTime(999)
  await turn()
  expect(over).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  await turn()
  expect(over).toHaveBeenCalledOnce()
})

test('a stopped timeout never fires', async () => {
  const over = vi.fn()
  const stop = startTimeout(500, over)
  vi.advanceTimersByTime(500)
  stop()
  await turn()
  expect(over).not.toHaveBeenCalled()
})

test('an answer that is ready when the time runs out counts', async () => {
  let answer = (_: string) => {}
  const work = new Promise<string>((resolve) => (answer = resolve))
  const result = withTimeout(250, work, () => new Error('too late'))
  vi.advanceTimersByTime(250)
  answer('just in time')
  expect(await result).toBe('just in time')
})

test('work without an answer rejects with the given error', async () => {
  const result = withTimeout(250, new Promise(() => {}), () => new Error('too late'))
  vi.advanceTimersByTime(250)
  await expect(result).rejects.toThrow('too late')
})

test('a process that was itself blocked counts the delay as one step', async () => {
  vi.useRealTimers()
  const over = vi.fn()
  const stop = startTimeout(500, over)
  const until = performance.now() + 600
  while (performance.now() < until);
  // Runs due timers, and handles whatever arrived meanwhile.
  await new Promise((resolve) => setTimeout(resolve, 0))
  await turn()
  expect(over).not.toHaveBeenCalled()
  stop()
})
