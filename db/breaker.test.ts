import { describe, expect, it, test } from 'vitest'
import { Breaker, DatabaseUnavailable } from './breaker'

const REST = 2000

function setUp() {
  let time = 0
  const breaker = new Breaker({ failures: 3, rest: REST, now: () => time })
  let asked = 0
  const call = (answer: () => Promise<string>) => {
    return breaker.run(
      () => {
        asked += 1
        return answer()
      },
      (error) => error instanceof TypeError,
    )
  }
  const fail = () => call(() => Promise.reject(new TypeError('no connection')))
  const work = () => call(async () => 'fine')
  return { breaker, call, fail, work, pass: (ms: number) => (time += ms), asked: () => asked }
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
  it('stops asking after three outages in a row, and tries once after each rest', async () => {
    const { breaker, fail, work, pass, asked } = setUp()
    for (let i = 0; i < 3; i += 1) await expect(fail()).rejects.toBeInstanceOf(DatabaseUnavailable)
    expect(breaker.isOpen).toBe(true)
    await expect(work()).rejects.toBeInstanceOf(DatabaseUnavailable)
    expect(asked()).toBe(3)
    pass(REST)
    await expect(fail()).rejects.toBeInstanceOf(DatabaseUnavailable)
    await expect(work()).rejects.toBeInstanceOf(DatabaseUnavailable)
    expect(asked()).toBe(4)
    pass(REST)
    expect(await work()).toBe('fine')
    expect(breaker.isOpen).toBe(false)
  })

  it('lets one call try while the others are refused at once', async () => {
    const { fail, work, call, pass } = setUp()
    for (let i = 0; i < 3; i += 1) await expect(fail()).rejects.toBeInstanceOf(DatabaseUnavailable)
    pass(REST)
    let finish = (_: string) => {}
    const trial = call(() => new Promise<string>((resolve) => (finish = resolve)))
    await expect(work()).rejects.toBeInstanceOf(DatabaseUnavailable)
    finish('back')
    expect(await trial).toBe('back')
    expect(await work()).toBe('fine')
  })

  it('is not opened by wrong statements, which pass through as they are', async () => {
    const { breaker, call } = setUp()
    for (let i = 0; i < 5; i += 1) {
      await expect(call(() => Promise.reject(new RangeError('wrong')))).rejects.toBeInstanceOf(RangeError)
    }
    expect(breaker.isOpen).toBe(false)
  })
})
