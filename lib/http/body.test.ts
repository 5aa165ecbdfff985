import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { AppError } from './app-error'
import { DEFAULT_BODY_LIMIT, parseJson, readBytes, readJson } from './body'
import { parseInput } from './issues'

const LIMIT = 100

async function codeOf(work: Promise<unknown>): Promise<string | null> {
  return work.then(
    () => null,
    (error: unknown) => (error instanceof AppError ? error.code : 'another error'),
  )
}

function post(body: BodyInit | null, headers: Record<string, string> = {}): Request {
  return new Request('http://localhost/api/x', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  })
}

/** A body of unknown length, like a chunked upload. */
function stream(size: number, chunk = 7) {
  const state = { given: 0, isCancelled: false }
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = Math.min(chunk, size - state.given)
      if (next === 0) return controller.close()
      state.given += next
      controller.enqueue(new Uint8Array(next).fill(0x61))
    },
    cancel() {
      state.isCancelled = true
    },
  })
  return { body, state }
}

describe('a request body', () => {
  test.each([
    ['at the limit', LIMIT, null],
    ['one byte over it', LIMIT + 1, 'too-large'],
  ])('%s, according to Content-Length', async (_, size, code) => {
    const request = post('a'.repeat(size), { 'content-length': String(size) })
    expect(await codeOf(readBytes(request, LIMIT))).toBe(code)
  })

  test.each([
    ['at the limit', LIMIT, null],
    ['one byte over it', LIMIT + 1, 'too-large'],
  ])('%s, counted as it streams in', async (_, size, code) => {
    expect(await codeOf(readBytes(post(stream(size).body), LIMIT))).toBe(code)
  })

  test('over the limit according to Content-Length is refused before it is read', async () => {
    const { body, state } = stream(10_000)
    expect(await codeOf(readBytes(post(body, { 'content-length': '10000' }), LIMIT))).toBe('too-large')
    expect(state.given).toBeLessThanOrEqual(7)
  })

  test('is counted regardless of what Content-Length claims', async () => {
    expect(await codeOf(readBytes(post(stream(LIMIT + 1).body, { 'content-length': '5' }), LIMIT))).toBe('too-large')
  })

  test('that never ends is cut off at the limit', async () => {
    const { body, state } = stream(Number.POSITIVE_INFINITY)
    expect(await codeOf(readBytes(post(body), LIMIT))).toBe('too-large')
    expect(state.isCancelled).toBe(true)
    expect(state.given).toBeLessThan(LIMIT + 3 * 7)
  })

  test('may have 64 KB by default', async () => {
    expect(DEFAULT_BODY_LIMIT).toBe(65_536)
    expect((await readBytes(post('a'.repeat(65_536)))).byteLength).toBe(65_536)
    expect(await codeOf(readBytes(post('a'.repeat(65_537))))).toBe('too-large')
  })

  test('from a broken connection is a bad request', async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error('ECONNRESET')) })
    expect(await codeOf(readBytes(post(body), LIMIT))).toBe('bad-request')
  })

  test('may be empty', async () => {
    expect((await readBytes(post(null))).byteLength).toBe(0)
  })
})

describe('a JSON body', () => {
  test('is read', async () => {
    expect(await readJson(post('{"a":[1,"é"]}', { 'content-type': 'Application/JSON; charset="UTF-8"' }))).toEqual({
      a: [1, 'é'],
    })
  })

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/jsonp',
    'application/json; charset=utf-16',
    '',
  ])('with content type %j is not JSON: 415', async (type) => {
    expect(await codeOf(readJson(post('{}', { 'content-type': type })))).toBe('not-json')
  })

  test('that is compressed is refused: 415', async () => {
    expect(await codeOf(readJson(post('{}', { 'content-encoding': 'gzip' })))).toBe('not-json')
    expect(await codeOf(readJson(post('{}', { 'content-encoding': 'identity' })))).toBeNull()
  })

  test.each(['', '{', '{"a":}', "{'a':1}", 'NaN', '{} {}', '\u0000'])(
    'with the content %j is a bad request',
    async (text) => {
      expect(await codeOf(readJson(post(text)))).toBe('bad-request')
    },
  )

  test('in broken UTF-8 is a bad request', async () => {
    for (const bytes of [
      [0x22, 0xff, 0x22],
      [0x22, 0xed, 0xa0, 0x80, 0x22],
      [0x22, 0xc3],
    ]) {
      expect(await codeOf(readJson(post(new Uint8Array(bytes))))).toBe('bad-request')
    }
  })

  test('nested 100,000 deep is refused without harm', async () => {
    const bombs = ['['.repeat(1e5) + ']'.repeat(1e5), '{"a":'.repeat(1e5) + 1 + '}'.repeat(1e5), '['.repeat(1e5)]
    for (const bomb of bombs) expect(await codeOf(readJson(post(bomb), 1e7))).toBe('bad-request')
  })

  test('may nest 32 levels deep, not counting brackets in strings', () => {
    expect(parseJson('['.repeat(32) + ']'.repeat(32))).toBeInstanceOf(Array)
    expect(() => parseJson('['.repeat(33) + ']'.repeat(33))).toThrow(AppError)
    expect(parseJson(JSON.stringify({ a: `\\"${'['.repeat(100)}\\` }))).toEqual({ a: `\\"${'['.repeat(100)}\\` })
  })

  test('with a duplicate key keeps the last value', () => {
    expect(parseJson('{"a":1,"a":2}')).toEqual({ a: 2 })
  })

  test('with a __proto__ key changes no prototype, and a strict schema refuses it', () => {
    const body = parseJson('{"name":"Ann","__proto__":{"role":"admin"}}')
    expect(Reflect.get(body as object, 'role')).toBeUndefined()
    expect(Reflect.get({}, 'role')).toBeUndefined()
    const error = (() => {
      try {
        parseInput(z.strictObject({ name: z.string() }), body)
      } catch (caught) {
        return caught
      }
    })()
    expect(error).toMatchObject({ code: 'invalid', errors: [{ path: '__proto__' }] })
    expect(parseInput(z.object({ name: z.string() }), body)).toEqual({ name: 'Ann' })
  })
})
