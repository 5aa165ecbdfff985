/** Dishonest providers, proxies and people. */
import { createHmac, generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import { decodeJwt, importJWK, type JWTPayload, SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, test } from 'vitest'
import { useDatabase } from '@/tests/support/database'
import { answerProvider, startTestIdentity, type TestIdentity } from '@/tests/support/identity'
import { resetTables } from '@/tests/support/staff'
import { setEnvironment, Visitor } from '@/tests/support/visitor'

const MINUTE = 60
const database = useDatabase()
let identity: TestIdentity

beforeAll(async () => {
  identity = await startTestIdentity()
  setEnvironment(identity.env)
})
afterAll(() => identity.stop())
beforeEach(async () => {
  identity.tamper = null
  // More sign-ins than the limit allows one network in a minute.
  await resetTables(database.sql, 'sessions', 'users')
})

const now = () => Math.floor(Date.now() / 1000)

interface Signing {
  alg?: string
  kid?: string
  key?: object
}

/** The provider's own token except for what the test changes. */
async function sign(
  idToken: unknown,
  change: JWTPayload,
  { alg = 'ES256', kid = 'ec', key }: Signing = {},
): Promise<string> {
  const claims = { ...decodeJwt(String(idToken)), ...change }
  for (const [name, value] of Object.entries(claims)) if (value === undefined) delete claims[name]
  const own = identity.keys.find((one) => one.kid === kid) ?? {}
  return new SignJWT(claims).setProtectedHeader({ alg, kid }).sign(await importJWK(key ?? { ...own }, alg))
}

function bendToken(bend: (idToken: unknown) => unknown): void {
  identity.tamper = async (path, body) => (path === '/token' ? { ...body, id_token: await bend(body.id_token) } : body)
}

async function expectRefused(visitor: Visitor, location: string | null, problem: string): Promise<void> {
  expect(location).toBe(`/sign-in/error/${problem}`)
  expect(visitor.session).toBeUndefined()
  expect(await database.sql`select sid from sessions`).toHaveLength(0)
  expect(await database.sql`select id from users`).toHaveLength(0)
}

const unsigned = (header: object, claims: object) =>
  `${[header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`

function signWithPublicKey(idToken: unknown): string {
  const { x, y } = identity.keys.find(({ kid }) => kid === 'ec') ?? {}
  const body = unsigned({ alg: 'HS256', kid: 'ec' }, decodeJwt(String(idToken))).slice(0, -1)
  return `${body}.${createHmac('sha256', JSON.stringify({ x, y })).update(body).digest('base64url')}`
}

function editPayload(idToken: unknown): string {
  const [header, , signature] = String(idToken).split('.')
  const payload = Buffer.from(JSON.stringify({ ...decodeJwt(String(idToken)), sub: 'demo-admin' })).toString(
    'base64url',
  )
  return [header, payload, signature].join('.')
}

const foreignKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })

describe('a token is refused', () => {
  test.each<[string, (idToken: unknown) => unknown]>([
    ['signed by someone else under the same key id', (token) => sign(token, {}, { key: foreignKey })],
    ['signed with a key that the provider does not have', (token) => sign(token, {}, { key: foreignKey, kid: 'new' })],
    ['changed after it was signed', editPayload],
    ['unsigned', (token) => unsigned({ alg: 'none' }, decodeJwt(String(token)))],
    ['with its signature removed', (token) => `${String(token).split('.').slice(0, 2).join('.')}.`],
    ['signed with the public key as if it were a password', signWithPublicKey],
    ['signed with an algorithm we do not accept', (token) => sign(token, {}, { alg: 'RS512', kid: 'rsa' })],
    ['from another issuer', (token) => sign(token, { iss: 'https://evil.example' })],
    ['for another site', (token) => sign(token, { aud: 'another' })],
    ['for several sites, with no authorized party', (token) => sign(token, { aud: ['marigold', 'another'] })],
    ['for another sign-in', (token) => sign(token, { nonce: 'another' })],
    ['for no sign-in', (token) => sign(token, { nonce: undefined })],
    ['without a subject', (token) => sign(token, { sub: undefined })],
    ['that never expires', (token) => sign(token, { exp: undefined })],
    ['missing', () => undefined],
    ['that is not a token', () => 'nonsense'],
  ])('%s', async (_, bend) => {
    bendToken(bend)
    const visitor = new Visitor()
    await expectRefused(visitor, await visitor.signIn(), 'refused')
  })

  test.each<[string, (idToken: unknown) => unknown]>([
    ['expired over five minutes ago', (token) => sign(token, { exp: now() - 6 * MINUTE })],
    ['was issued over five minutes ago', (token) => sign(token, { iat: now() - 6 * MINUTE })],
    ['was issued over five minutes in the future', (token) => sign(token, { iat: now() + 6 * MINUTE })],
    ['is not valid for over five minutes yet', (token) => sign(token, { nbf: now() + 6 * MINUTE })],
  ])('that %s, and she is told to try again: a clock is wrong', async (_, bend) => {
    bendToken(bend)
    const visitor = new Visitor()
    await expectRefused(visitor, await visitor.signIn(), 'again')
  })

  it('when the userinfo response is about another person', async () => {
    identity.tamper = (path, body) => (path === '/me' ? { ...body, sub: 'demo-admin' } : body)
    const visitor = new Visitor()
    await expectRefused(visitor, await visitor.signIn(), 'refused')
  })
})

describe('a token is accepted', () => {
  test.each<[string, (idToken: unknown) => unknown]>([
    ['unchanged', (token) => token],
    [
      'from a clock that is four minutes slow',
      (token) => sign(token, { iat: now() - 4 * MINUTE, exp: now() - 4 * MINUTE + 1 }),
    ],
    [
      'from a clock that is four minutes fast',
      (token) => sign(token, { iat: now() + 4 * MINUTE, exp: now() + 9 * MINUTE }),
    ],
    ['signed with RS256', (token) => sign(token, {}, { alg: 'RS256', kid: 'rsa' })],
    ['signed with PS256', (token) => sign(token, {}, { alg: 'PS256', kid: 'rsa' })],
  ])('%s', async (_, bend) => {
    bendToken(bend)
    expect(await new Visitor().signIn()).toBe('/dashboard')
  })
})

describe('a callback is refused', () => {
  it('when it was used before', async () => {
    const visitor = new Visitor()
    const url = await answerProvider(await visitor.begin(), 'demo-member')
    const cookie = `${visitor.jar}`
    expect(await visitor.finish(url)).toBe('/dashboard')
    await database.sql`delete from sessions`
    await database.sql`delete from users`
    const again = new Visitor()
    await expectRefused(again, await again.finish(url, { headers: { cookie: '' } }), 'again')
    // Also with the original cookies: the provider recognizes its own code.
    await expectRefused(again, await again.finish(url, { headers: { cookie } }), 'again')
  })

  it('for the first of two concurrent sign-ins; the second succeeds', async () => {
    const visitor = new Visitor()
    const first = await answerProvider(await visitor.begin(), 'demo-member')
    const second = await answerProvider(await visitor.begin(), 'demo-member')
    await expectRefused(visitor, await visitor.finish(first), 'again')
    expect(await visitor.finish(second)).toBe('/dashboard')
  })

  it('when someone else began the sign-in', async () => {
    const url = await answerProvider(await new Visitor().begin(), 'demo-admin')
    const victim = new Visitor()
    await victim.begin()
    await expectRefused(victim, await victim.finish(url), 'again')
  })

  test.each([
    ['with a changed state', (url: URL) => url.searchParams.set('state', 'another'), 'again'],
    ['without a state', (url: URL) => url.searchParams.delete('state'), 'refused'],
    ['without a code', (url: URL) => url.searchParams.delete('code'), 'refused'],
    ['with a made-up code', (url: URL) => url.searchParams.set('code', 'made-up'), 'again'],
    ['from another issuer', (url: URL) => url.searchParams.set('iss', 'https://evil.example'), 'refused'],
    ['without an issuer', (url: URL) => url.searchParams.delete('iss'), 'refused'],
    ['with an error from the provider', (url: URL) => url.searchParams.set('error', 'server_error'), 'unavailable'],
  ])('%s', async (_, bend, problem) => {
    const visitor = new Visitor()
    const url = new URL(await answerProvider(await visitor.begin(), 'demo-member'))
    bend(url)
    await expectRefused(visitor, await visitor.finish(url.href), problem)
  })

  test.each(['pkce', 'state', 'nonce'])('with a broken %s cookie', async (name) => {
    const visitor = new Visitor()
    const url = await answerProvider(await visitor.begin(), 'demo-member')
    visitor.jar.set(`marigold.${name}`, 'broken')
    await expectRefused(visitor, await visitor.finish(url), 'again')
  })

  it('when no sign-in was begun', async () => {
    const visitor = new Visitor()
    await expectRefused(visitor, await visitor.finish('/api/auth/callback/oidc'), 'again')
  })

  it('when the person returned without signing in', async () => {
    const visitor = new Visitor()
    await expectRefused(visitor, await visitor.finish(await answerProvider(await visitor.begin(), '')), 'cancelled')
  })
})

describe('a provider', () => {
  test.each<[string, (body: Record<string, unknown>) => Record<string, unknown>]>([
    ['with another issuer in its metadata', (body) => ({ ...body, issuer: 'https://evil.example' })],
    ['without an authorization endpoint', (body) => ({ ...body, authorization_endpoint: undefined })],
    ['with an oversized response', (body) => ({ ...body, more: 'x'.repeat(300_000) })],
  ])('%s is not used', async (_, bend) => {
    identity.tamper = (path, body) => (path.endsWith('/openid-configuration') ? bend(body) : body)
    expect(await new Visitor().begin()).toMatch(/^\/sign-in\/error\/(unavailable|refused)$/)
  })

  test.each([
    ['token', 'http://tokens.evil.example/token'],
    ['userinfo', 'http://169.254.169.254/latest'],
  ])('with an unencrypted %s endpoint is not called there', async (name, address) => {
    identity.tamper = (path, body) =>
      path.endsWith('/openid-configuration') ? { ...body, [`${name}_endpoint`]: address } : body
    const visitor = new Visitor()
    await expectRefused(visitor, await visitor.signIn(), 'unavailable')
  })

  it('is not followed when it redirects', async () => {
    let asked = 0
    const elsewhere = createServer((_, response) => {
      asked += 1
      response.end('{}')
    }).listen(0, '127.0.0.1')
    onTestFinished(() => void elsewhere.close())
    await new Promise((resolve) => elsewhere.once('listening', resolve))
    const address = elsewhere.address()
    const target = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`
    const redirecting = createServer((_, response) => response.writeHead(302, { location: target }).end()).listen(
      0,
      '127.0.0.1',
    )
    onTestFinished(() => void redirecting.close())
    await new Promise((resolve) => redirecting.once('listening', resolve))
    const { fetchIdentity } = await import('@/lib/session/identity/identity')
    const own = redirecting.address()
    await expect(fetchIdentity(`http://127.0.0.1:${typeof own === 'object' ? own?.port : ''}/`)).rejects.toThrow(
      'no answer',
    )
    expect(asked).toBe(0)
  })
})

describe('during an outage', () => {
  it('of the database, the page says so, and no cookie is set', async () => {
    const visitor = new Visitor()
    const url = await answerProvider(await visitor.begin(), 'demo-member')
    const { closeDatabase, resetDatabase } = await import('@/db/index')
    closeDatabase()
    const { DATABASE_URL } = process.env
    process.env.DATABASE_URL = 'postgres://postgres@127.0.0.1:1/postgres'
    expect(await visitor.finish(url)).toBe('/sign-in/error/unavailable')
    expect(visitor.session).toBeUndefined()
    process.env.DATABASE_URL = DATABASE_URL
    resetDatabase()
  })

  it('of the provider, the page says so', async () => {
    await identity.stop()
    expect(await new Visitor().begin()).toBe('/sign-in/error/unavailable')
  })
})
