import { describe, expect, test } from 'vitest'
import { isScheduler } from './scheduler'

const SECRET = 's'.repeat(32)

function from(authorization?: string): Request {
  return new Request('http://localhost/', { headers: authorization === undefined ? {} : { authorization } })
}

describe('the scheduler', () => {
  test('is known by its secret', () => {
    expect(isScheduler(from(`Bearer ${SECRET}`), SECRET)).toBe(true)
  })

  test.each([undefined, '', 'Bearer ', SECRET, `Bearer ${SECRET}x`, `Basic ${SECRET}`])(
    'is not %j',
    (authorization) => {
      expect(isScheduler(from(authorization), SECRET)).toBe(false)
    },
  )

  test('is nobody where no secret is configured', () => {
    expect(isScheduler(from('Bearer '), undefined)).toBe(false)
    expect(isScheduler(from('Bearer undefined'), undefined)).toBe(false)
  })
})
