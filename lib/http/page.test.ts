import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { AppError } from './app-error'
import { parseInput } from './issues'
import { encodeCursor, linkNext, pageQuery } from './page'

const position = z.strictObject({ importance: z.number().int(), title: z.string(), id: z.guid() })
const query = z.object(pageQuery(position))
const last = { importance: 4, title: 'Zoë’s house', id: '0b9fe1c8-2c3b-4b8f-9e7b-0a6d5d8f2c11' }

function codeOf(input: unknown): string | null {
  try {
    parseInput(query, input)
    return null
  } catch (error) {
    return error instanceof AppError ? error.code : 'another error'
  }
}

describe('a page of a list', () => {
  test('has 100 entries by default and 500 at most', () => {
    expect(parseInput(query, {})).toEqual({ limit: 100 })
    expect(parseInput(query, { limit: '500' })).toEqual({ limit: 500 })
    for (const limit of ['0', '501', '-1', '1.5', 'many', '']) expect(codeOf({ limit })).toBe('invalid')
  })

  test('is found again by its cursor', () => {
    const cursor = encodeCursor(last)
    expect(cursor).toMatch(/^[\w-]+$/)
    expect(parseInput(query, { cursor })).toEqual({ limit: 100, cursor: last })
  })

  test('is not found by a modified cursor: 400', () => {
    const cursor = encodeCursor(last)
    fc.assert(
      fc.property(fc.nat(cursor.length - 1), fc.constantFrom(...'abcXYZ019-_'), (at, letter) => {
        const changed = cursor.slice(0, at) + letter + cursor.slice(at + 1)
        expect(codeOf({ cursor: changed })).toBe(changed === cursor ? null : 'bad-request')
      }),
    )
  })

  test.each([
    ['an empty string', ''],
    ['nonsense', '%%%'],
    ['a padded cursor', `${encodeCursor(last)}=`],
    ['a cursor for another list', encodeCursor({ publishedAt: 1 })],
    ['a cursor that is too long', encodeCursor({ ...last, title: 'x'.repeat(2000) })],
    ['invalid JSON', Buffer.from('000000{').toString('base64url')],
  ])('is not found if the cursor is %s: 400', (_, cursor) => {
    expect(codeOf({ cursor })).toBe('bad-request')
  })

  test('links to the next page, with the same filters', () => {
    const request = new Request('http://localhost:3000/api/resources?limit=2&q=a%3Eb&cursor=old')
    const { link } = linkNext(request, last)
    const address = /^<(\/api\/resources\?[^<>]+)>; rel="next"$/.exec(link ?? '')?.[1]
    const { searchParams } = new URL(address ?? '', 'http://localhost')
    expect([searchParams.get('limit'), searchParams.get('q')]).toEqual(['2', 'a>b'])
    expect(parseInput(query, { cursor: searchParams.get('cursor') })).toMatchObject({ cursor: last })
  })

  test('links to nothing if it is the last', () => {
    expect(linkNext(new Request('http://localhost/api/x'), null)).toEqual({})
  })
})
