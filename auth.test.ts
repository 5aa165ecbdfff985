import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { useDatabase } from '@/tests/support/database'
import { answerProvider, SITE_URL, startTestIdentity, type TestIdentity } from '@/tests/support/identity'
import { listAccounts, resetTables } from '@/tests/support/staff'
import { setEnvironment, Visitor } from '@/tests/support/visitor'

const database = useDatabase()
let identity: TestIdentity

beforeAll(async () => {
  identity = await startTestIdentity()
  setEnvironment({ ...identity.env, ADMIN_EMAILS: 'Admin@Marigold.test' })
})
afterAll(() => identity.stop())

beforeEach(async () => {
  identity.tamper = null
  await resetTables(database.sql, 'sessions', 'users', 'admin_users')
})

async function getUserOf(browser: Visitor): Promise<Response> {
  const { GET } = await import('@/app/api/auth/user/route')
  return browser.open(GET, '/api/auth/user')
}

describe('signing in', () => {
  it('sets no cookie until it begins, and begins at the provider with PKCE, state and nonce', async () => {
    const browser = new Visitor()
    expect((await getUserOf(browser)).status).toBe(401)
    expect(`${browser.jar}`).toBe('')
    const target = new URL(await browser.begin())
    expect(target.origin).toBe(identity.issuer)
    expect(Object.fromEntries(target.searchParams)).toMatchObject({
      response_type: 'code',
      redirect_uri: `${SITE_URL}/api/auth/callback/oidc`,
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/.{40}/),
      nonce: expect.stringMatching(/.{40}/),
      scope: 'openid profile email',
    })
    expect([...browser.jar.cookies.keys()].sort()).toEqual(
      ['callback-url', 'nonce', 'pkce', 'state'].map((name) => `marigold.${name}`),
    )
    for (const { options } of browser.given) {
      expect(options).toMatchObject({ httpOnly: true, sameSite: 'lax', path: '/' })
    }
  })

  it('ends on the requested page, with a session and the cookie that no other site’s link is sent with', async () => {
    const browser = new Visitor()
    expect(await browser.signIn('demo-member', '/api/login?callbackUrl=/dashboard/saved%3Fstatus=applied%23top')).toBe(
      '/dashboard/saved?status=applied#top',
    )
    expect([...browser.jar.cookies.keys()].sort()).toEqual(['marigold.own', 'marigold.session'])
    const response = await getUserOf(browser)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      email: 'member@marigold.test',
      firstName: 'Maya',
      lastName: 'Rivera',
      profileImageUrl: null,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      isStaff: false,
    })
  })

  it('from a Spanish page ends on one, and the new account gets its emails in Spanish', async () => {
    const browser = new Visitor()
    const start = '/api/login?callbackUrl=%2Fes%2Fdashboard'
    expect(await browser.signIn('demo-member', start)).toBe('/es/dashboard')
    expect(await database.sql`select language from users`).toEqual([{ language: 'es' }])
    expect(await new Visitor().signIn('demo-member')).toBe('/dashboard')
    expect(await database.sql`select language from users`).toEqual([{ language: 'es' }])
  })

  it('stores the hash of the token, and nothing that the provider issued', async () => {
    const browser = new Visitor()
    await browser.signIn()
    const [row] = await database.sql`select sid, sess, expire from sessions`
    const { hashToken } = await import('@/lib/sealing/seal')
    expect(row?.sid).toBe(hashToken(browser.session ?? ''))
    expect(Object.keys(row?.sess).sort()).toEqual(['createdAt', 'id', 'lastSeen', 'stays', 'userId'])
    const tables = [
      await database.sql`select * from users`,
      await database.sql`select * from accounts`,
      await database.sql`select * from sessions`,
    ]
    const dump = JSON.stringify(tables)
    expect(dump).not.toContain(browser.session)
    expect(dump).not.toMatch(/\beyJ|access|token|picture/)
  })

  it('again finds the same account, and updates its name', async () => {
    await new Visitor().signIn()
    identity.tamper = (path, body) =>
      path === '/me' ? { ...body, given_name: ' María  José ', family_name: undefined } : body
    await new Visitor().signIn()
    expect(await database.sql`select first_name, last_name from users`).toEqual([
      { first_name: 'María José', last_name: 'Rivera' },
    ])
  })

  it('issues a new token each time, and ends the browser’s previous session', async () => {
    const browser = new Visitor()
    await browser.signIn()
    const former = browser.session ?? ''
    const target = await new Visitor().begin()
    expect(target).toContain(identity.issuer)
    // Not /api/login, which redirects a signed-in browser right away.
    const other = new Visitor()
    const url = await answerProvider(await other.begin(), 'demo-editor')
    other.jar.set('marigold.session', former)
    expect(await other.finish(url)).toBe('/dashboard')
    expect(other.session).not.toBe(former)
    expect((await getUserOf(browser)).status).toBe(401)
    expect(await (await getUserOf(other)).json()).toMatchObject({ email: 'editor@marigold.test' })
  })

  it('in two tabs leads both on: the second to come back is signed in already', async () => {
    const browser = new Visitor()
    const first = await browser.begin('/api/login?callbackUrl=/dashboard/saved')
    const second = await browser.begin('/api/login?callbackUrl=/dashboard/reminders')
    expect(await browser.finish(await answerProvider(second, 'demo-member'))).toBe('/dashboard/reminders')
    const { session } = browser
    expect(await browser.finish(await answerProvider(first, 'demo-member'))).toBe('/dashboard')
    expect(browser.session).toBe(session)
    expect((await getUserOf(browser)).status).toBe(200)
  })

  it('stores the provider and its subject, and links no second account', async () => {
    const browser = new Visitor()
    await browser.signIn()
    const url = await answerProvider(await new Visitor().begin(), 'demo-editor')
    // Another browser's answer signs nobody in; who is signed in already stays so.
    const own = browser.session
    expect(await browser.finish(url)).toBe('/dashboard')
    expect(browser.session).toBe(own)
    expect(await database.sql`select type, provider, provider_account_id from accounts`).toEqual([
      { type: 'oidc', provider: identity.issuer, provider_account_id: 'demo-member' },
    ])
  })

  it("does not accept Auth.js's own cookie as a session", async () => {
    await new Visitor().signIn()
    const [row] = await database.sql`select sid from sessions`
    const browser = new Visitor()
    browser.jar.set('authjs.session-token', row?.sid)
    expect((await getUserOf(browser)).status).toBe(401)
    expect(await browser.signIn('demo-editor')).toBe('/dashboard')
    expect(await database.sql`select email from users order by email`).toHaveLength(2)
  })

  it('never adopts a planted token', async () => {
    const browser = new Visitor()
    browser.jar.set('marigold.session', 'planted-token-of-some-length')
    await browser.signIn()
    expect(browser.session).toMatch(/^[\w-]{43}$/)
    expect(await database.sql`select sid from sessions`).toHaveLength(1)
  })

  it('redirects a signed-in person straight to the page', async () => {
    const browser = new Visitor()
    await browser.signIn()
    expect(await browser.begin('/api/login?callbackUrl=/admin')).toBe('/admin')
  })

  it('redirects to the host name that the cookies belong to', async () => {
    const { GET } = await import('@/app/api/login/route')
    const host = { headers: { host: '127.0.0.1:3000' } }
    const { headers } = await new Visitor().open(GET, '/api/login?callbackUrl=/admin', host)
    expect(headers.get('location')).toBe(`${SITE_URL}/api/login?callbackUrl=%2Fadmin`)
    const foreign = await new Visitor().open(GET, '/api/login', { headers: { host: 'evil.example' } })
    expect(foreign.headers.get('location')).toContain(encodeURIComponent(`${SITE_URL}/api/auth/callback/oidc`))
  })

  test.each(['https://evil.example', '//evil.example', '/\\evil.example', '/api/login'])(
    'with %s as the requested page ends on the dashboard',
    async (asked) => {
      const browser = new Visitor()
      expect(await browser.signIn('demo-member', `/api/login?callbackUrl=${encodeURIComponent(asked)}`)).toBe(
        '/dashboard',
      )
    },
  )

  it('asks a network that begins too many sign-ins to wait', async () => {
    const { GET } = await import('@/app/api/login/route')
    const browser = new Visitor()
    await browser.signIn()
    const pages = await Promise.all(Array.from({ length: 70 }, () => browser.open(GET, '/api/login')))
    expect(
      pages.map(({ headers }) => headers.get('location')).filter((page) => page === '/sign-in/error/busy'),
    ).toHaveLength(11)
  })

  it('ignores parameters added to the callback, and a changed cookie', async () => {
    const browser = new Visitor()
    const url = await answerProvider(await browser.begin(), 'demo-member')
    expect(await browser.finish(`${url}&callbackUrl=https://evil.example`)).toBe('/dashboard')
    const changed = new Visitor()
    const second = await answerProvider(await changed.begin(), 'demo-member')
    changed.jar.set('marigold.callback-url', encodeURIComponent('https://evil.example/'))
    expect(await changed.finish(second)).toBe('/dashboard')
  })
})

describe('an email address', () => {
  it('is ignored if the provider has not verified it, and makes nobody an administrator', async () => {
    identity.tamper = (path, body) => (path === '/me' ? { ...body, email_verified: false } : body)
    const browser = new Visitor()
    await browser.signIn('demo-admin')
    expect(await (await getUserOf(browser)).json()).toMatchObject({ email: null, firstName: 'Ada' })
    expect(await database.sql`select * from admin_users`).toHaveLength(0)
  })

  it('in ADMIN_EMAILS makes an administrator once; a deactivated one stays deactivated', async () => {
    await new Visitor().signIn('demo-admin')
    expect(await database.sql`select email, role, is_active from admin_users`).toEqual([
      { email: 'admin@marigold.test', role: 'admin', is_active: true },
    ])
    await database.sql`update admin_users set is_active = false`
    await new Visitor().signIn('demo-admin')
    expect(await database.sql`select is_active from admin_users`).toEqual([{ is_active: false }])
  })

  it('belongs to whoever verified it last; staff rights stay with the account that had them', async () => {
    await new Visitor().signIn('demo-admin')
    identity.accounts.push({ subject: 'heir', role: 'member', name: 'Heir', email: 'Admin@Marigold.test' })
    await new Visitor().signIn('heir')
    expect(await listAccounts(database.sql)).toEqual([
      { provider_account_id: 'demo-admin', email: null },
      { provider_account_id: 'heir', email: 'admin@marigold.test' },
    ])
    expect(
      await database.sql`select provider_account_id from admin_users join accounts on accounts.user_id = admin_users.user_id`,
    ).toEqual([{ provider_account_id: 'demo-admin' }])
  })
})

describe('a role', () => {
  it('is gone at the next request after it is revoked', async () => {
    const browser = new Visitor()
    await browser.signIn('demo-admin')
    const { getViewer } = await import('@/lib/session/viewer')
    const look = () => getViewer(new Request(SITE_URL, { headers: { cookie: `${browser.jar}` } }))
    expect(await look()).toMatchObject({ role: 'admin' })
    await database.sql`update admin_users set is_active = false`
    expect(await look()).toMatchObject({ role: 'member' })
    await database.sql`delete from users`
    expect(await look()).toBeNull()
  })
})

describe("Auth.js's other endpoints", () => {
  test.each([
    ['GET', '/api/auth/session'],
    ['GET', '/api/auth/csrf'],
    ['GET', '/api/auth/providers'],
    ['GET', '/api/auth/signin'],
    ['GET', '/api/auth/callback/other'],
    ['POST', '/api/auth/signin/oidc'],
    ['POST', '/api/auth/signout'],
    ['POST', '/api/auth/session'],
  ] as const)('%s %s is not found and sets no cookie', async (method, path) => {
    const handlers = await import('@/app/api/auth/[...nextauth]/route')
    const response = await new Visitor().open(handlers[method], path, { method })
    expect(response.status).toBe(404)
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it('does not accept a callback by POST', async () => {
    const { POST } = await import('@/app/api/auth/[...nextauth]/route')
    const response = await new Visitor().open(POST, '/api/auth/callback/oidc', { method: 'POST' })
    expect(response.status).toBe(405)
  })
})

describe('Save, pressed before signing in', () => {
  const slug = 'national-domestic-violence-hotline'
  const login = `/api/login?callbackUrl=${encodeURIComponent(`/dashboard/save/${slug}`)}`

  async function signInFrom(site: string, browser = new Visitor(), path = login): Promise<string | null> {
    const { GET } = await import('@/app/api/login/route')
    const started = await browser.open(GET, path, { headers: { 'sec-fetch-site': site } })
    return browser.finish(await answerProvider(started.headers.get('location') ?? '', 'demo-member'))
  }

  it('saves the entry once she has signed in from our own page, and offers to undo it', async () => {
    const location = await signInFrom('same-origin')
    const [saved] = await database.sql`select id, title, status from saved_resources`
    expect(saved).toMatchObject({ status: 'saved' })
    expect(location).toBe(
      `/dashboard/saved?notice=saved&id=${saved?.id}&from=${encodeURIComponent(`/resources/housing-shelter/${slug}`)}`,
    )
    expect(await signInFrom('same-origin')).toContain('notice=kept')
    expect(await database.sql`select id from saved_resources`).toHaveLength(1)
  })

  test.each([login, `${login}${encodeURIComponent('?pressed')}`])(
    'only asks for confirmation if another site began the sign-in: %s',
    async (path) => {
      expect(await signInFrom('cross-site', new Visitor(), path)).toBe(`/dashboard/save/${slug}`)
      expect(await database.sql`select id from saved_resources`).toHaveLength(0)
    },
  )

  it('leads to the page about a deleted entry, signed in', async () => {
    const browser = new Visitor()
    expect(await signInFrom('same-origin', browser, login.replace(slug, 'gone'))).toBe('/dashboard/save/gone')
    expect(browser.session).toBeDefined()
  })
})
