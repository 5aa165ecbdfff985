import { describe, expect, test } from 'vitest'
import { callWords } from '@/lib/site/language/call-words'
import { AppError, type AppErrorCode, problems } from './app-error'
import { problemResponse } from './problem'

const statuses: Record<AppErrorCode, number> = {
  'bad-request': 400,
  'signed-out': 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'timed-out': 408,
  conflict: 409,
  'too-large': 413,
  'address-too-long': 414,
  'not-json': 415,
  invalid: 422,
  'too-many': 429,
  internal: 500,
  unavailable: 503,
}
const codes = Object.keys(problems) as AppErrorCode[]

describe('an application error', () => {
  test.each(codes)('%s becomes a problem response with its status, title and a plain sentence', async (code) => {
    const response = problemResponse(new AppError(code))
    const body = await response.json()
    expect(response.status).toBe(statuses[code])
    expect(body).toEqual({
      type: 'about:blank',
      title: problems[code].title,
      status: statuses[code],
      detail: callWords().problems[code],
    })
    expect(body.detail).toMatch(/^[A-Z][^!]*\.$/)
  })

  test('is never cached and is inert if displayed as a page', () => {
    const { headers } = problemResponse(new AppError('not-found'))
    expect(headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox")
  })

  test('uses its own message, fields and headers if given', async () => {
    const errors = [{ path: 'email', message: 'Please fill this in.' }]
    const response = problemResponse(
      new AppError('invalid', 'Check again.', { errors, headers: { 'retry-after': '9' } }),
    )
    expect(await response.json()).toMatchObject({ detail: 'Check again.', errors })
    expect(response.headers.get('retry-after')).toBe('9')
  })

  test('says when to retry an unavailable service', () => {
    expect(problemResponse(new AppError('unavailable')).headers.get('retry-after')).toBe('5')
    expect(problemResponse(new AppError('internal')).headers.get('retry-after')).toBeNull()
  })
})
