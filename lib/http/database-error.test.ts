import { DrizzleQueryError } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { DatabaseUnavailable } from '@/db/breaker'
import type { AppErrorCode } from './app-error'
import { readDatabaseError } from './database-error'
import { problemResponse } from './problem'

const CANARY = 'canary@example.org'

/** A driver error as wrapped by Drizzle. */
function failQuery(code: string, constraint?: string) {
  const cause = Object.assign(new Error(`value "${CANARY}" is wrong`), { name: 'PostgresError', code })
  if (constraint) Object.assign(cause, { constraint_name: constraint })
  return new DrizzleQueryError('insert into users values ($1)', [CANARY], cause)
}

const expected: [sqlState: string, code: AppErrorCode, meaning: string][] = [
  ['23505', 'conflict', 'a value that must be unique'],
  ['23503', 'conflict', 'a reference to a deleted row'],
  ['23514', 'invalid', 'a check constraint'],
  ['23502', 'invalid', 'a missing value'],
  ['22001', 'invalid', 'text that is too long'],
  ['22003', 'invalid', 'a number out of range'],
  ['22021', 'invalid', 'U+0000'],
  ['22P02', 'invalid', 'text that is not an id'],
  ['22P05', 'invalid', 'U+0000 in JSON'],
  ['40001', 'unavailable', 'concurrent writes'],
  ['40P01', 'unavailable', 'a deadlock'],
  ['55P03', 'unavailable', 'a lock held too long'],
  ['57014', 'unavailable', 'a statement timeout'],
]

describe('a database error', () => {
  test.each(expected)('%s becomes %s (%s)', (sqlState, code) => {
    expect(readDatabaseError(failQuery(sqlState))?.code).toBe(code)
  })

  test.each(['donations_forward_only', 'reminders_one_way'])(
    'a backward state transition (%s) is a conflict',
    (name) => {
      expect(readDatabaseError(failQuery('23514', name))?.code).toBe('conflict')
    },
  )

  test('a database that is down is a 503 with a Retry-After header', () => {
    const error = readDatabaseError(new DatabaseUnavailable('resting'))
    expect(error?.code).toBe('unavailable')
    expect(error && problemResponse(error).headers.get('retry-after')).toBe('5')
  })

  test('is recognized by name if another bundle created it', () => {
    expect(readDatabaseError(Object.assign(new Error('x'), { name: 'DatabaseUnavailable' }))?.code).toBe('unavailable')
  })

  test('never leaks its text into the response', async () => {
    for (const [sqlState] of expected) {
      const error = readDatabaseError(failQuery(sqlState))
      expect(error && (await problemResponse(error).text())).not.toContain(CANARY)
    }
  })

  test.each([
    ['a wrong statement', failQuery('42601')],
    ['another error', new Error('x')],
    ['a value that is not an error', 'x'],
  ])('%s is not mapped', (_, error) => {
    expect(readDatabaseError(error)).toBeNull()
  })

  test('a circular chain of causes does not loop forever', () => {
    const error = new Error('a')
    error.cause = error
    expect(readDatabaseError(error)).toBeNull()
  })
})
