import { DrizzleQueryError } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { describeError } from './log-error'

const CANARY = 'canary'

function failHere(message: string): Error {
  return new Error(message)
}

describe('the description of an error', () => {
  test('has its class and where it happened', () => {
    const facts = describeError(failHere(CANARY))
    expect(facts).toEqual({ error: 'Error', at: expect.stringMatching(/^failHere@log-error\.test\.ts:\d+/) })
  })

  test('has the code of its cause, and never a query parameter', () => {
    const cause = Object.assign(new Error(`value ${CANARY}`), { name: 'PostgresError', code: '22P02', detail: CANARY })
    const facts = describeError(new DrizzleQueryError(`select $1 -- ${CANARY}`, [CANARY], cause))
    expect(facts).toMatchObject({ error: 'DrizzleQueryError', code: '22P02', causes: 'PostgresError' })
    expect(JSON.stringify(facts)).not.toContain(CANARY)
  })

  test.each([
    [
      'a message that looks like a stack',
      failHere(`x\n    at ${CANARY} (${CANARY}.ts:1:1)\n    at ${CANARY} (a.ts:1:1)`),
    ],
    ['a name with user input', Object.assign(failHere('x'), { name: `${CANARY} ${CANARY}` })],
    ['a code with user input', Object.assign(failHere('x'), { code: `${CANARY}@example.org` })],
    ['a digest with user input', Object.assign(failHere('x'), { digest: CANARY })],
    ['fields with user input', Object.assign(failHere('x'), { input: CANARY, issues: [CANARY] })],
    ['a stack that was rewritten', Object.assign(failHere('x'), { stack: CANARY })],
    [
      'a message that was changed afterward',
      Object.assign(failHere(`${CANARY}\n    at ${CANARY} (a.ts:1:1)`), { message: 'y' }),
    ],
    ['a string', CANARY],
    ['an object', { message: CANARY, toString: (): string => CANARY }],
    ['null', null],
  ])('reveals nothing of %s', (_, error) => {
    expect(JSON.stringify(describeError(error))).not.toContain(CANARY)
  })

  test('keeps the digest that Next gives an error', () => {
    expect(describeError(Object.assign(new Error(), { digest: '1144036570' }))).toMatchObject({ digest: '1144036570' })
  })

  test('parses the stack of a page whose folder has brackets', () => {
    const error = new Error('x')
    error.stack = 'Error: x\n    at async Page (/app/.next/server/app/(public)/resources/[category]/page.js:1:2345)'
    expect(describeError(error).at).toBe('Page@page.js:1')
  })
})
