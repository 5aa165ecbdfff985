import { errors } from 'jose'
import { expect, it } from 'vitest'
import { judgeSignIn, readSkew } from './sign-in-problem'

const NOW = 1_790_000_000_000
const wrap = (err: Error) => Object.assign(new Error('Auth.js'), { cause: { err } })

it.each([
  ['ahead', 600],
  ['behind', -600],
])('a token from a clock that is ten minutes %s means try again, and its skew is known', (_, seconds) => {
  const payload = { iat: NOW / 1000 + seconds }
  const error = wrap(new errors.JWTClaimValidationFailed('too old or new', payload, 'iat', 'check_failed'))
  expect([judgeSignIn(error, null), readSkew(error, NOW)]).toEqual(['again', seconds])
})

it('a token without a time, or for another site, is refused and has no skew', () => {
  for (const [claim, reason] of [
    ['exp', 'missing'],
    ['aud', 'check_failed'],
  ] as const) {
    const error = wrap(new errors.JWTClaimValidationFailed('wrong', { iat: 1 }, claim, reason))
    expect([judgeSignIn(error, null), readSkew(error, NOW)]).toEqual(['refused', undefined])
  }
})
