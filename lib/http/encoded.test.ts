import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AppError } from './app-error'
import { parseEncoded, readQuery } from './body'

function codeOf(run: () => unknown): string | null {
  try {
    run()
    return null
  } catch (error) {
    return error instanceof AppError ? error.code : 'another error'
  }
}

describe('a query', () => {
  test('returns the known parameters, decoded, and ignores the rest', () => {
    const query = readQuery('/api/x?q=a+b%20c%C3%A9&utm_source=1&utm_source=2&state=', ['q', 'state'])
    expect(query).toEqual({ q: 'a b cé', state: '' })
  })

  test('is empty if there is none', () => {
    expect(readQuery('/api/x', ['q'])).toEqual({})
    expect(readQuery('/api/x?', ['q'])).toEqual({})
    expect(readQuery('/api/x?#q=1', ['q'])).toEqual({})
  })

  test('with a known parameter given twice is refused', () => {
    expect(codeOf(() => readQuery('/api/x?q=1&q=2', ['q']))).toBe('bad-request')
    expect(codeOf(() => readQuery('/api/x?q=1&%71=2', ['q']))).toBe('bad-request')
  })

  test.each(['%', '%E0%A4%A', '%ff', '%ED%A0%80', '%zz'])('with %s in it is refused', (broken) => {
    expect(codeOf(() => readQuery(`/api/x?q=${broken}`, ['q']))).toBe('bad-request')
  })

  test('with a __proto__ parameter changes no prototype', () => {
    const query = readQuery('/api/x?__proto__=1', ['__proto__'])
    expect(Object.getPrototypeOf(query)).toBe(Object.prototype)
    expect(Object.hasOwn(query, '__proto__')).toBe(true)
  })

  test('with more than 200 parts is refused', () => {
    expect(codeOf(() => parseEncoded('a=1&'.repeat(200)))).toBeNull()
    expect(codeOf(() => parseEncoded('a=1&'.repeat(201)))).toBe('bad-request')
  })

  test('round-trips the output of URLSearchParams', () => {
    const pair = fc.tuple(fc.string({ unit: 'grapheme', minLength: 1 }), fc.string({ unit: 'grapheme' }))
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 20 }), (pairs) => {
        const read = parseEncoded(new URLSearchParams(pairs).toString())
        expect(read.map(({ name, value }) => [name, value])).toEqual(pairs)
      }),
    )
  })
})
