import { describe, expect, test } from 'vitest'
import { hashToken } from '@/lib/sealing/seal'
import { nameSessionCookie, readSessionToken } from './cookie'

const TOKEN = 'aB3_-.'.repeat(6)
const NAME = 'marigold.session'

function withCookie(cookie: string | null): Request {
  return new Request('http://localhost/', { headers: cookie === null ? {} : { cookie } })
}

describe('the session cookie', () => {
  test('is bound to the host over https', () => {
    expect(nameSessionCookie('https://marigold.example')).toBe('__Host-marigold.session')
    expect(nameSessionCookie('http://localhost:3000')).toBe(NAME)
  })

  test('is found among others', () => {
    expect(readSessionToken(withCookie(`a=1; ${NAME}=${TOKEN}; b=2`), NAME)).toBe(TOKEN)
    expect(readSessionToken({ getAll: () => [{ value: TOKEN }] }, NAME)).toBe(TOKEN)
  })

  test.each([
    ['there is none', null],
    ['it is empty', `${NAME}=`],
    ['it is short', `${NAME}=abc`],
    ['it is too long', `${NAME}=${'a'.repeat(201)}`],
    ['it has invalid characters', `${NAME}=${TOKEN}%00`],
    ['it has characters that end an HTML attribute', `${NAME}=${TOKEN}"'<`],
    ['there are two', `${NAME}=${TOKEN}; ${NAME}=${TOKEN}x`],
    ['only the name is similar', `x${NAME}=${TOKEN}; ${NAME}x=${TOKEN}`],
    ['it is the one for https', `__Host-${NAME}=${TOKEN}`],
  ])('yields no token when %s', (_, cookie) => {
    expect(readSessionToken(withCookie(cookie), NAME)).toBeNull()
  })

  test('is stored in the database only as its SHA-256', () => {
    expect(hashToken('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })
})
