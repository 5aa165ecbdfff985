import { describe, expect, it, onTestFinished, test, vi } from 'vitest'
import { Breaker, DatabaseUnavailable } from './breaker'

/** Each question waits for the answer that the test gives it. */
function setUp() {
  const questions: ((isThere: boolean) => void)[] = []
  const onOpen = vi.fn()
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      questions.push((isThere) => (isThere ? resolve() : reject(new Error('silent'))))
    })
  const breaker = new Breaker({ ask, every: 0, onOpen })
  onTestFinished(() => breaker.stop())
  const answer = async (isThere: boolean) => {
    await vi.waitFor(() => expect(questions).not.toHaveLength(0))
    questions.shift()?.(isThere)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { breaker, onOpen, answer, questions }
}

test('an outage told by another bundle of this module is an outage here', () => {
  class DatabaseUnavailableElsewhere extends Error {
    override name = 'DatabaseUnavailable'
  }
  expect(new DatabaseUnavailableElsewhere()).toBeInstanceOf(DatabaseUnavailable)
  expect(new DatabaseUnavailable()).toBeInstanceOf(DatabaseUnavailable)
  expect(new Error('no answer')).not.toBeInstanceOf(DatabaseUnavailable)
  expect({ name: 'DatabaseUnavailable' }).not.toBeInstanceOf(DatabaseUnavailable)
})

describe('the breaker', () => {
  it('stays closed when the server gives a sign of life, whatever failed', async () => {
    const { breaker, onOpen, answer } = setUp()
    for (let i = 0; i < 10; i += 1) {
      breaker.doubt()
      await answer(true)
    }
    expect(breaker.isOpen).toBe(false)
    expect(onOpen).not.toHaveBeenCalled()
  })

  it('asks once, however many calls doubt at the same time', async () => {
    const { breaker, questions } = setUp()
    for (let i = 0; i < 10; i += 1) breaker.doubt()
    expect(questions).toHaveLength(1)
  })

  it('opens when the server is silent, and closes with its first sign of life', async () => {
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

  it('stays closed when something else was answered while it asked in vain, and asks anew at the next doubt', async () => {
    const { breaker, onOpen, answer } = setUp()
    breaker.doubt()
    breaker.trust()
    await answer(false)
    expect([breaker.isOpen, onOpen.mock.calls.length]).toEqual([false, 0])
    breaker.doubt()
    await answer(false)
    expect(breaker.isOpen).toBe(true)
  })

  it('closes when a call that was under way is answered after all', async () => {
    const { breaker, answer } = setUp()
    breaker.doubt()
    await answer(false)
    breaker.trust()
    expect(breaker.isOpen).toBe(false)
  })
})
