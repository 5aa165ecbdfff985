import { describe, expect, it, test } from 'vitest'
import { readIdentity } from './identity'

const token = { iss: 'https://id.example/', sub: 'a1' }

describe('what is read from the identity provider', () => {
  it('is the subject, a verified email address in lowercase, and names', () => {
    const claims = {
      ...token,
      email: 'Ann@Example.org',
      email_verified: true,
      given_name: 'Ann',
      family_name: 'Lee',
      picture: 'https://x',
    }
    expect(readIdentity(claims, {})).toEqual({
      issuer: 'https://id.example/',
      subject: 'a1',
      email: 'ann@example.org',
      firstName: 'Ann',
      lastName: 'Lee',
      levels: [],
    })
  })

  it('includes how she authenticated, only from the signed token', () => {
    const signed = { ...token, acr: 'mfa', amr: ['pwd', 'otp', 7] }
    expect(readIdentity(signed, { acr: 'gold' }).levels).toEqual(['mfa', 'pwd', 'otp'])
  })

  test.each([
    ['a missing claim', {}],
    ['false', { email_verified: false }],
    ['1', { email_verified: 1 }],
    ['yes', { email_verified: 'yes' }],
    ['null', { email_verified: null }],
  ])('is no email address if email_verified is %s', (_, claims) => {
    expect(readIdentity({ ...token, email: 'ann@example.org', ...claims }, {}).email).toBeNull()
  })

  test.each([
    'nonsense',
    'ann@example.org,eve@evil.example',
    'ann\uff20evil.example',
    'ann@example.org\u0000',
    '',
    7,
    ['ann@example.org'],
  ])('is no email address if it is %j', (email) =>
    expect(readIdentity({ ...token, email, email_verified: true }, {}).email).toBeNull(),
  )

  it('is no email address that only the other response verifies', () => {
    expect(
      readIdentity({ ...token, email: 'a@example.org', email_verified: true }, { ...token, email: 'b@example.org' })
        .email,
    ).toBeNull()
    expect(readIdentity({ ...token, email_verified: true }, { ...token, email: 'b@example.org' }).email).toBeNull()
  })

  test.each([
    [{ name: 'Ann Lee' }, 'Ann Lee', null],
    [{ name: 'Ann Lee', given_name: 'Ann' }, 'Ann', null],
    [{ name: 'Ann Lee', family_name: 'Lee' }, null, 'Lee'],
    [{ given_name: '  Ann \n Mary ' }, 'Ann Mary', null],
    [{ given_name: '' }, null, null],
    [{ given_name: 7 }, null, null],
    [{ given_name: 'x'.repeat(300) }, 'x'.repeat(100), null],
    [{ given_name: '\u202eAnn\u0000' }, null, null],
  ])('includes only valid names from %j', (claims, firstName, lastName) => {
    expect(readIdentity(token, { ...token, ...claims })).toMatchObject({ firstName, lastName })
  })

  it('is rejected if the two responses are about different people, or no one', () => {
    expect(() => readIdentity(token, { sub: 'b2' })).toThrow()
    expect(() => readIdentity({ iss: token.iss }, {})).toThrow()
    expect(() => readIdentity({ ...token, sub: 'x'.repeat(300) }, {})).toThrow()
  })
})
