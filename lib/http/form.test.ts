import { describe, expect, test } from 'vitest'
import { AppError } from './app-error'
import { isForm, isPlainFormPost, readForm } from './body'

const fields = { lists: ['interests'], flags: ['recurring'], numbers: ['amount'] }

const brokenMultipart = Buffer.from(
  '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n\xff\r\n--b--\r\n',
  'latin1',
)

function post(body: BodyInit, headers: Record<string, string> = {}): Request {
  return new Request('http://localhost/api/x', { method: 'POST', body, headers })
}

function encoded(body: string, headers: Record<string, string> = {}): Request {
  return post(body, { 'content-type': 'application/x-www-form-urlencoded', ...headers })
}

async function codeOf(work: Promise<unknown>): Promise<string | null> {
  return work.then(
    () => null,
    (error: unknown) => (error instanceof AppError ? error.code : 'another error'),
  )
}

describe('a form sent without JavaScript', () => {
  test('has the same shape as the JSON version', async () => {
    const body = 'name=Ann+Lee&interests=health&interests=rights&recurring=on&amount=2500&phone='
    expect(await readForm(encoded(body), fields)).toEqual({
      name: 'Ann Lee',
      interests: ['health', 'rights'],
      recurring: true,
      amount: 2500,
    })
  })

  test('leaves invalid numbers and checkbox values for the schema to refuse', async () => {
    expect(await readForm(encoded('amount=ten&recurring=maybe'), fields)).toEqual({ amount: 'ten', recurring: 'maybe' })
  })

  test('may be multipart, but not with files', async () => {
    const form = new FormData()
    form.append('name', 'Zoë')
    form.append('interests', 'health')
    expect(await readForm(post(form), fields)).toEqual({ name: 'Zoë', interests: ['health'] })
    form.append('file', new Blob(['x']), 'x.txt')
    expect(await codeOf(readForm(post(form), fields))).toBe('bad-request')
  })

  test.each([
    ['a duplicate field', encoded('name=a&name=b')],
    ['a broken encoding', encoded('name=%E0%A4')],
    ['broken UTF-8', post(new Uint8Array([0x61, 0x3d, 0xff]), { 'content-type': 'application/x-www-form-urlencoded' })],
    ['multipart without its boundary', post('x', { 'content-type': 'multipart/form-data' })],
    ['multipart in broken UTF-8', post(brokenMultipart, { 'content-type': 'multipart/form-data; boundary=b' })],
    ['multipart that ends early', post('--b\r\nContent-Dis', { 'content-type': 'multipart/form-data; boundary=b' })],
  ])('with %s is a bad request', async (_, request) => {
    expect(await codeOf(readForm(request, fields))).toBe('bad-request')
  })

  test('in a character set other than UTF-8 is refused', async () => {
    const type = 'application/x-www-form-urlencoded; charset=iso-8859-1'
    expect(await codeOf(readForm(encoded('a=1', { 'content-type': type })))).toBe('not-json')
  })

  test('is subject to the size limit like any body', async () => {
    expect(await codeOf(readForm(encoded(`a=${'x'.repeat(98)}`), fields, 100))).toBeNull()
    expect(await codeOf(readForm(encoded(`a=${'x'.repeat(99)}`), fields, 100))).toBe('too-large')
  })

  test('with a __proto__ field changes no prototype', async () => {
    const form = await readForm(encoded('__proto__=x&constructor=y'))
    expect(Object.getPrototypeOf(form)).toBe(Object.prototype)
    expect(Object.keys(form as object)).toEqual(['__proto__', 'constructor'])
  })

  test('gets a page in response, unless the sender asks for JSON', () => {
    expect(isPlainFormPost(encoded('a=1', { accept: 'text/html' }))).toBe(true)
    expect(isPlainFormPost(encoded('a=1', { accept: 'application/json' }))).toBe(false)
    expect(isForm(post('{}', { 'content-type': 'application/json' }))).toBe(false)
  })
})
