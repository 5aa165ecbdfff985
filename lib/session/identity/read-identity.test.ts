import { describe, expect, it, test } from 'vitest'
import { readIdentity } from './read-identity'

const token = { iss: 'https://id.example/', sub: 'a1' }

describe('what is taken from a provider', () => {
  it('is the subject, a verified address in lower case, and names', () => {
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

  it('tells how she showed who she is, by the signed token alone', () => {
    const signed = { ...token, acr: 'mfa', amr: ['pwd', 'otp', 7] }
    expect(readIdentity(signed, { acr: 'gold' }).levels).toEqual(['mfa', 'pwd', 'otp'])
  })

  test.each([
    ['no word on it', {}],
    ['false', { email_verified: false }],
    ['1', { email_verified: 1 }],
    ['yes', { email_verified: 'yes' }],
    ['null', { email_verified: null }],
  ])('is no address that is verified by %s', (_, claims) => {
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
  ])('is no address such as %j', (email) =>
    expect(readIdentity({ ...token, email, email_verified: true }, {}).email).toBeNull(),
  )

  it('is no address of one answer verified by the other', () => {
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
  ])('are names of %j', (claims, firstName, lastName) => {
    expect(readIdentity(token, { ...token, ...claims })).toMatchObject({ firstName, lastName })
  })

  it('is nothing where the two answers speak of two people, or of nobody', () => {
    expect(() => readIdentity(token, { sub: 'b2' })).toThrow()
    expect(() => readIdentity({ iss: token.iss }, {})).toThrow()
    expect(() => readIdentity({ ...token, sub: 'x'.repeat(300) }, {})).toThrow()
  })
})
