import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fetchIdentity } from '@/lib/session/identity/fetch-identity'
import { type BadService, startBadService } from '@/tests/support/bad-service'
import { collectGarbage } from '@/tests/support/collect-garbage'
import { fetchInTime, startDeadline } from './deadline'

describe('a wait for somebody who is silent, or never comes to an end', () => {
  let collecting: NodeJS.Timeout
  let service: BadService

  beforeEach(() => {
    collecting = setInterval(collectGarbage, 20)
  })
  afterEach(async () => {
    clearInterval(collecting)
    await service.stop()
  })

  it.each([
    ['silent', (response: Response) => response.text()],
    ['endless', (response: Response) => response.text()],
    ['endless', async ({ body }: Response) => body?.pipeTo(new WritableStream())],
  ] as const)('ends whatever was collected meanwhile (%s, %s)', async (trouble, read) => {
    service = await startBadService(trouble)
    const { signal } = new AbortController()
    const work = async () => read(await fetchInTime(`http://${service.host}`, 2000, { signal }))
    await expect(work()).rejects.toMatchObject({ name: expect.stringMatching(/^(Abort|Timeout)Error$/) })
  })

  it.each(['silent', 'endless'] as const)('ends for a provider of identities (%s)', async (trouble) => {
    service = await startBadService(trouble)
    const { signal } = new AbortController()
    await expect(fetchIdentity(`http://${service.host}`, { signal })).rejects.toMatchObject({ message: 'no answer' })
  })
})

it('ends with what it is a part of, for its reason', () => {
  const outer = new AbortController()
  const signal = startDeadline(60_000, outer.signal)
  expect(signal.aborted).toBe(false)
  outer.abort(new Error('the job was lost'))
  expect(signal.reason).toMatchObject({ message: 'the job was lost' })
  expect(startDeadline(60_000, outer.signal).aborted).toBe(true)
})
