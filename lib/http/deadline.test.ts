import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fetchIdentity } from '@/lib/session/identity/fetch-identity'
import { startBadService, type Trouble } from '@/tests/support/bad-service'
import { collectGarbage } from '@/tests/support/collect-garbage'
import { fetchInTime, startDeadline } from './deadline'

describe.concurrent('a wait for somebody who is silent, or never comes to an end', () => {
  let collecting: NodeJS.Timeout

  // Several times in each wait: all of it at once takes a whole processor for a while.
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
  ] as const)('ends whatever was collected meanwhile (%s, %s)', (trouble, read) =>
    withService(trouble, async (address) => {
      const { signal } = new AbortController()
      const work = async () => read(await fetchInTime(address, 2000, { signal }))
      await expect(work()).rejects.toMatchObject({ name: expect.stringMatching(/^(Abort|Timeout)Error$/) })
    }),
  )

  it.each(['silent', 'endless'] as const)('ends for a provider of identities (%s)', (trouble) =>
    withService(trouble, async (address) => {
      const { signal } = new AbortController()
      await expect(fetchIdentity(address, { signal })).rejects.toMatchObject({ message: 'no answer' })
    }),
  )
})

it('ends with what it is a part of, for its reason', () => {
  const outer = new AbortController()
  const signal = startDeadline(60_000, outer.signal)
  expect(signal.aborted).toBe(false)
  outer.abort(new Error('the job was lost'))
  expect(signal.reason).toMatchObject({ message: 'the job was lost' })
  expect(startDeadline(60_000, outer.signal).aborted).toBe(true)
})
