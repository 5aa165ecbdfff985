import { describe, expect, test } from 'vitest'
import { isScheduler } from './scheduler'

const SECRET = 's'.repeat(32)

function from(authorization?: string): Request {
  return new Request('http://localhost/', { headers: authorization === undefined ? {} : { authorization } })
}

describe('the scheduler', () => {
  test('is recognized by its secret', () => {
    expect(isScheduler(from(`Bearer ${SECRET}`), SECRET)).toBe(true)
  })

  test.each([undefined, '', 'Bearer ', SECRET, `Bearer ${SECRET}x`, `Basic ${SECRET}`])(
    'is not recognized by %j',
    (authorization) => {
      expect(isScheduler(from(authorization), SECRET)).toBe(false)
    },
  )

  test('is never recognized if no secret is configured', () => {
    expect(isScheduler(from('Bearer '), undefined)).toBe(false)
    expect(isScheduler(from('Bearer undefined'), undefined)).toBe(false)
  })
})
