import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Job } from '@/lib/jobs/job'
import { resetOnce } from '@/lib/once-per-process.mjs'
import { startScheduler } from './runner'

const job = (name: string, everySeconds = 30): Job => ({ name, everySeconds, run: async () => ({}) })

/** Records which jobs were checked; each check ends when the test says so. */
function recordChecks() {
  const begun: string[] = []
  const ends = new Map<string, (wasTaken: boolean) => void>()
  return {
    begun,
    check: ({ name }: Job) => {
      begun.push(name)
      return new Promise<boolean>((resolve) => ends.set(name, resolve))
    },
    async end(name: string, wasTaken = true) {
      ends.get(name)?.(wasTaken)
      await vi.advanceTimersByTimeAsync(0)
    },
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  resetOnce('scheduler')
})
afterEach(() => vi.useRealTimers())

test('a new process starts one job after the other', async () => {
  const { begun, check, end } = recordChecks()
  startScheduler([job('check-ins'), job('recount'), job('news')], check)
  expect(begun).toEqual(['check-ins'])
  await end('check-ins')
  expect(begun).toEqual(['check-ins', 'recount'])
  await end('recount')
  expect(begun).toEqual(['check-ins', 'recount', 'news'])
})

test('a long job delays the next one by at most ten seconds', async () => {
  const { begun, check } = recordChecks()
  startScheduler([job('links'), job('news')], check)
  await vi.advanceTimersByTimeAsync(9999)
  expect(begun).toEqual(['links'])
  await vi.advanceTimersByTimeAsync(1)
  expect(begun).toEqual(['links', 'news'])
})

test('a job is checked again as often as it is due, and at least every minute', async () => {
  const { begun, check, end } = recordChecks()
  startScheduler([job('check-ins', 30), job('retention', 3600)], check)
  await end('check-ins')
  await end('retention')
  await vi.advanceTimersByTimeAsync(29_999)
  expect(begun).toEqual(['check-ins', 'retention'])
  await vi.advanceTimersByTimeAsync(1)
  expect(begun).toEqual(['check-ins', 'retention', 'check-ins'])
  await vi.advanceTimersByTimeAsync(30_000)
  expect(begun).toEqual(['check-ins', 'retention', 'check-ins', 'retention'])
})

test('while the database is down, a job is checked again after three seconds', async () => {
  const { begun, check, end } = recordChecks()
  startScheduler([job('retention', 3600)], check)
  await end('retention', false)
  await vi.advanceTimersByTimeAsync(3000)
  expect(begun).toEqual(['retention', 'retention'])
})

test('the scheduler starts only once per process', async () => {
  const { begun, check } = recordChecks()
  startScheduler([job('news')], check)
  startScheduler([job('news')], check)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(begun).toEqual(['news'])
})
