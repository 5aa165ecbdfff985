import { describe, expect, it, onTestFinished, test, vi } from 'vitest'
import { Breaker, DatabaseUnavailable } from './breaker'

/** Each check waits until the test answers it. */
function setUp() {
  const checks: ((isThere: boolean) => void)[] = []
  const onOpen = vi.fn()
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      checks.push((isThere) => (isThere ? resolve() : reject(new Error('silent'))))
    })
  const breaker = new Breaker({ ask, every: 0, onOpen })
  onTestFinished(() => breaker.stop())
  const answer = async (isThere: boolean) => {
    await vi.waitFor(() => expect(checks).not.toHaveLength(0))
    checks.shift()?.(isThere)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { breaker, onOpen, answer, checks }
}

test('an outage error from another bundle of this module is recognized here', () => {
  class DatabaseUnavailableElsewhere extends Error {
    override name = 'DatabaseUnavailable'
  }
  expect(new DatabaseUnavailableElsewhere()).toBeInstanceOf(DatabaseUnavailable)
  expect(new DatabaseUnavailable()).toBeInstanceOf(DatabaseUnavailable)
  expect(new Error('no answer')).not.toBeInstanceOf(DatabaseUnavailable)
  expect({ name: 'DatabaseUnavailable' }).not.toBeInstanceOf(DatabaseUnavailable)
})

describe('the breaker', () => {
  it('stays closed while the server responds, whatever failed', async () => {
    const { breaker, onOpen, answer } = setUp()
    for (let i = 0; i < 10; i += 1) {
      breaker.doubt()
      await answer(true)
    }
    expect(breaker.isOpen).toBe(false)
    expect(onOpen).not.toHaveBeenCalled()
  })

  it('checks once, however many calls report a failure at the same time', async () => {
    const { breaker, checks } = setUp()
    for (let i = 0; i < 10; i += 1) breaker.doubt()
    expect(checks).toHaveLength(1)
  })

  it('opens when the server is silent, and closes at its first response', async () => {
    const { breaker, onOpen, answer } = setUp()
    breaker.doubt()
    expect(breaker.isOpen).toBe(false)
    for (let i = 0; i < 3; i += 1) {
      await answer(false)
      expect(breaker.isOpen).toBe(true)
    }
    await answer(true)
    expect(breaker.isOpen).toBe(false)
    expect(onOpen).toHaveBeenCalledOnce()
  })

  it('stays closed if another call succeeded during a failed check, and checks again at the next failure', async () => {
    const { breaker, onOpen, answer } = setUp()
    breaker.doubt()
    breaker.trust()
    await answer(false)
    expect([breaker.isOpen, onOpen.mock.calls.length]).toEqual([false, 0])
    breaker.doubt()
    await answer(false)
    expect(breaker.isOpen).toBe(true)
  })

  it('closes when a call in progress is answered after all', async () => {
    const { breaker, answer } = setUp()
    breaker.doubt()
    await answer(false)
    breaker.trust()
    expect(breaker.isOpen).toBe(false)
  })
})
