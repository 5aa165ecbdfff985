import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { fetchIdentity } from '@/lib/session/identity/identity'
import { startBadService, type Trouble } from '@/tests/support/bad-service'
import { collectGarbage } from '@/tests/support/collect-garbage'
import { AppError } from './app-error'
import { fetchInTime, startDeadline, withDeadline } from './deadline'

describe.concurrent('waiting for a service that is silent or never finishes', () => {
  let collecting: NodeJS.Timeout

  // Several times during each wait; nonstop collection would occupy a whole CPU.
  beforeAll(() => {
    collecting = setInterval(collectGarbage, 250)
  })
  afterAll(() => clearInterval(collecting))

  async function withService(trouble: Trouble, work: (address: string) => Promise<void>): Promise<void> {
    const service = await startBadService(trouble)
    try {
      await work(`http://${service.host}`)
    } finally {
      await service.stop()
    }
  }

  it.each([
    ['silent', (response: Response) => response.text()],
    ['endless', (response: Response) => response.text()],
    ['endless', async ({ body }: Response) => body?.pipeTo(new WritableStream())],
  ] as const)('times out regardless of garbage collection (%s, %s)', (trouble, read) =>
    withService(trouble, async (address) => {
      const { signal } = new AbortController()
      const work = async () => read(await fetchInTime(address, 2000, { signal }))
      await expect(work()).rejects.toMatchObject({ name: expect.stringMatching(/^(Abort|Timeout)Error$/) })
    }),
  )

  it.each(['silent', 'endless'] as const)('times out for an identity provider (%s)', (trouble) =>
    withService(trouble, async (address) => {
      const { signal } = new AbortController()
      await expect(fetchIdentity(address, { signal })).rejects.toMatchObject({ message: 'no answer' })
    }),
  )
})

it('a deadline aborts with its outer signal, for the same reason', () => {
  const outer = new AbortController()
  const signal = startDeadline(60_000, outer.signal)
  expect(signal.aborted).toBe(false)
  outer.abort(new Error('the job was lost'))
  expect(signal.reason).toMatchObject({ message: 'the job was lost' })
  expect(startDeadline(60_000, outer.signal).aborted).toBe(true)
})

it('a job that makes many requests at once is not reported as a leak', () => {
  const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => {})
  const job = new AbortController()
  for (let request = 0; request < 20; request += 1) startDeadline(60_000, job.signal)
  expect(warn).not.toHaveBeenCalled()
  job.abort()
})

it('a deadline hardly counts the time in which this process was itself blocked', async () => {
  const late = vi.fn(() => new AppError('unavailable'))
  const turn = () => new Promise((resolve) => setTimeout(resolve, 0))
  const answer = await withDeadline(500, late, async () => {
    await turn()
    const until = performance.now() + 700
    while (performance.now() < until);
    await turn()
    return 'answered'
  })
  expect(answer).toBe('answered')
  expect(late).not.toHaveBeenCalled()
})

it('after a deadline, the signal aborts the work', async () => {
  const error = new AppError('unavailable')
  let told: AbortSignal | undefined
  const never = (signal: AbortSignal) => {
    told = signal
    return new Promise<never>(() => {})
  }
  await expect(withDeadline(50, () => error, never)).rejects.toBe(error)
  expect(told?.reason).toBe(error)
})
