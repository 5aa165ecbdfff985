import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { AppError } from './app-error'
import { malformed, parseInput } from './issues'
import { oneLine } from './text'

const CANARY = 'canary'

function refuse(schema: z.ZodType, input: unknown): AppError {
  try {
    parseInput(schema, input)
  } catch (error) {
    if (error instanceof AppError) return error
  }
  throw new Error('it was accepted')
}

const schema = z.strictObject({
  name: oneLine({ max: 20 }),
  age: z.number().int().min(18).max(120).multipleOf(2),
  kind: z.enum(['one', 'two']),
  tags: z.array(z.string().max(3)).max(2),
  on: z.iso.date(),
  isNew: z.boolean(),
})
const good = { name: 'Ann', age: 20, kind: 'one', tags: ['a'], on: '2026-01-01', isNew: true }

describe('the message for an invalid field', () => {
  test.each([
    [{ name: undefined }, 'name', 'Please fill this in.'],
    [{ name: null }, 'name', 'Please fill this in.'],
    [{ name: 5 }, 'name', 'This should be text.'],
    [{ name: CANARY.repeat(9) }, 'name', 'Please use at most 20 characters.'],
    [{ age: CANARY }, 'age', 'This should be a number.'],
    [{ age: 20.5 }, 'age', 'This should be a whole number.'],
    [{ age: 16 }, 'age', 'This should be at least 18.'],
    [{ age: 122 }, 'age', 'This should be at most 120.'],
    [{ age: 21 }, 'age', 'This should be a multiple of 2.'],
    [{ kind: CANARY }, 'kind', 'This should be one of: one, two.'],
    [{ tags: ['a', 'b', 'c'] }, 'tags', 'Please choose at most 2.'],
    [{ tags: ['a', CANARY] }, 'tags.1', 'Please use at most 3 characters.'],
    [{ on: CANARY }, 'on', 'This should be a date, such as 2030-01-31.'],
    [{ isNew: CANARY }, 'isNew', 'This should be true or false.'],
    [{ role: CANARY }, 'role', 'We do not recognize this field.'],
  ])('%j: %s: %s', (change, path, message) => {
    const error = refuse(schema, { ...good, ...change })
    expect(error.code).toBe('invalid')
    expect(error.errors).toEqual([{ path, message }])
    expect(JSON.stringify([error.message, error.errors])).not.toContain(CANARY)
  })

  test('is given for at most twenty fields, with paths of a readable length', () => {
    const unknown = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`${'x'.repeat(1000)}${i}`, 1]))
    const { errors } = refuse(schema, { ...good, ...unknown })
    expect(errors).toHaveLength(20)
    expect(Math.max(...(errors ?? []).map(({ path }) => path.length))).toBeLessThanOrEqual(81)
  })

  test('is a bad request if the request makes no sense', () => {
    const query = z.object({ q: z.string().refine((value) => value.length > 2, malformed('Please type 3 letters.')) })
    expect(refuse(query, { q: 'a' })).toMatchObject({ code: 'bad-request', message: 'Please type 3 letters.' })
  })

  test('is not given if all fields are valid', () => {
    expect(parseInput(schema, good)).toEqual(good)
  })
})
