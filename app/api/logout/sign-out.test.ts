/** Signing out: here, everywhere, and of one other session; by JSON calls and plain forms. */

import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it, test } from 'vitest'
import { GET as getUser } from '@/app/api/auth/user/route'
import { POST as logoutEverywhere } from '@/app/api/logout/everywhere/route'
import { POST as logout } from '@/app/api/logout/route'
import { POST as endSessionById } from '@/app/api/user/sessions/[id]/end/route'
import { GET as listSessions } from '@/app/api/user/sessions/route'
import { POST as stay } from '@/app/api/user/sessions/stay/route'
import { closeDatabase, resetDatabase } from '@/db/index'
import { createSession } from '@/lib/session/service'
import { useDatabase } from '@/tests/support/database'
import { resetTables } from '@/tests/support/staff'
import { Visitor } from '@/tests/support/visitor'

const CLEARED = '"cache", "cookies"'
const SITE = 'http://localhost:3000'
const json = {
  method: 'POST',
  headers: { origin: SITE, 'content-type': 'application/json', accept: 'application/json' },
}
const form = {
  method: 'POST',
  headers: { origin: SITE, 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
}

const database = useDatabase()
let userId = ''
let otherId = ''

beforeEach(async () => {
  await resetTables(database.sql, 'sessions', 'users', 'admin_users')
  const rows = await database.sql<{ id: string }[]>`
    insert into users (email) values ('a@example.org'), (null)
    returning id`
  ;[userId = '', otherId = ''] = rows.map(({ id }) => id)
})

async function signIn(id = userId): Promise<Visitor> {
  const visitor = new Visitor()
  visitor.jar.set('marigold.session', await createSession(id, null))
  return visitor
}

const isSignedIn = async (visitor: Visitor) => (await visitor.open(getUser, '/api/auth/user')).status === 200

/** A copy of the session cookie, as someone may have made earlier. */
function copy(visitor: Visitor): Visitor {
  const copied = new Visitor()
  copied.jar.set('marigold.session', visitor.session ?? '')
  return copied
}

describe('signing out', () => {
  it('ends the session on the server, so a copied cookie is worthless', async () => {
    const visitor = await signIn()
    const copied = copy(visitor)
    const response = await visitor.open(logout, '/api/logout', json)
    expect(response.status).toBe(204)
    expect(response.headers.get('clear-site-data')).toBe(CLEARED)
    expect(response.headers.getSetCookie()).toEqual([
      'marigold.session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
      'marigold.own=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
    ])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(visitor.session).toBeUndefined()
    expect(await isSignedIn(copied)).toBe(false)
    expect(await database.sql`select sid from sessions`).toHaveLength(0)
  })

  it('by a plain form redirects to the signed-out page, and clears just as much', async () => {
    const visitor = await signIn()
    const copied = copy(visitor)
    const response = await visitor.open(logout, '/api/logout', { ...form, body: '' })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/sign-in/ended'])
    expect(response.headers.get('clear-site-data')).toBe(CLEARED)
    expect(visitor.session).toBeUndefined()
    expect(await isSignedIn(copied)).toBe(false)
  })

  it('also succeeds when already signed out', async () => {
    expect((await new Visitor().open(logout, '/api/logout', json)).status).toBe(204)
    expect((await new Visitor().open(logout, '/api/logout', form)).headers.get('location')).toBe('/sign-in/ended')
  })

  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a null origin', { origin: 'null' }],
    ['a lookalike origin', { origin: 'http://localhost.evil.example:3000' }],
    ['another site without an Origin header', { 'sec-fetch-site': 'cross-site' }],
    ['another site with our Origin header', { origin: SITE, 'sec-fetch-site': 'cross-site' }],
  ])('from %s is refused', async (_, headers) => {
    const visitor = await signIn()
    const response = await visitor.open(logout, '/api/logout', {
      method: 'POST',
      headers: { 'content-type': 'text/plain', ...headers },
    })
    expect(response.status).toBe(403)
    expect(response.headers.get('clear-site-data')).toBeNull()
    expect(await isSignedIn(visitor)).toBe(true)
  })

  it('while the database is down clears the cookie, but does not report success', async () => {
    const visitor = await signIn()
    const { DATABASE_URL } = process.env
    closeDatabase()
    process.env.DATABASE_URL = 'postgres://postgres@127.0.0.1:1/postgres'
    const response = await visitor.open(logout, '/api/logout', json)
    process.env.DATABASE_URL = DATABASE_URL
    resetDatabase()
    expect(response.status).toBe(503)
    expect(visitor.session).toBeUndefined()
  })

  it('everywhere ends all of her sessions and nobody else’s', async () => {
    const [phone, laptop, other] = [await signIn(), await signIn(), await signIn(otherId)]
    const copied = copy(phone)
    const response = await phone.open(logoutEverywhere, '/api/logout/everywhere', form)
    expect([response.status, response.headers.get('location')]).toEqual([303, '/sign-in/ended'])
    expect(response.headers.get('clear-site-data')).toBe(CLEARED)
    expect(await Promise.all([copied, laptop, other].map(isSignedIn))).toEqual([false, false, true])
  })
})

describe('one session', () => {
  it('can be ended from another session', async () => {
    const [phone, laptop] = [await signIn(), await signIn()]
    const places: { id: string; isCurrent: boolean }[] = await (
      await phone.open(listSessions, '/api/user/sessions')
    ).json()
    const id = places.find(({ isCurrent }) => !isCurrent)?.id ?? ''
    const response = await phone.open(endSessionById, `/api/user/sessions/${id}/end`, form, { id })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/dashboard/account#places'])
    expect(await Promise.all([phone, laptop].map(isSignedIn))).toEqual([true, false])
  })

  it('of another person looks like one that never existed', async () => {
    const [hers, other] = [await signIn(), await signIn(otherId)]
    const [place]: { id: string }[] = await (await other.open(listSessions, '/api/user/sessions')).json()
    const ask = async (id: string) => {
      const response = await hers.open(endSessionById, `/api/user/sessions/${id}/end`, json, { id })
      return [response.status, await response.text()]
    }
    const foreign = await ask(place?.id ?? '')
    expect(foreign[0]).toBe(404)
    expect(foreign).toEqual(await ask(randomUUID()))
    expect((await ask("1' or '1'='1"))[0]).toBe(404)
    expect(await isSignedIn(other)).toBe(true)
  })

  it('cannot be listed or ended when signed out', async () => {
    const visitor = new Visitor()
    const id = randomUUID()
    expect((await visitor.open(listSessions, '/api/user/sessions')).status).toBe(401)
    expect((await visitor.open(endSessionById, `/api/user/sessions/${id}/end`, json, { id })).status).toBe(401)
    expect((await visitor.open(logoutEverywhere, '/api/logout/everywhere', json)).status).toBe(401)
    const response = await visitor.open(endSessionById, `/api/user/sessions/${id}/end`, form, { id })
    expect(response.headers.get('location')).toBe('/dashboard')
  })
})

describe('staying signed in', () => {
  const body = (value: unknown) => ({ ...json, body: JSON.stringify(value) })

  it('gives the same cookie an expiry date, and removes it again', async () => {
    const visitor = await signIn()
    const token = visitor.session
    const kept = await visitor.open(stay, '/api/user/sessions/stay', { ...form, body: 'stay=true' })
    expect([kept.status, kept.headers.get('location')]).toEqual([303, '/dashboard/account#places'])
    const [line = ''] = kept.headers.getSetCookie()
    expect(line).toMatch(/^marigold\.session=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/)
    expect(Number(/Max-Age=(\d+)/.exec(line)?.[1]) / 86_400).toBeCloseTo(30, 2)
    expect(visitor.session).toBe(token)
    const ended = await visitor.open(stay, '/api/user/sessions/stay', body({ stay: false }))
    expect(ended.status).toBe(200)
    expect(ended.headers.getSetCookie()[0]).not.toContain('Max-Age')
    expect(await isSignedIn(visitor)).toBe(true)
  })

  it('is not available to staff', async () => {
    await database.sql`insert into admin_users (email) values ('a@example.org')`
    const visitor = await signIn()
    expect((await visitor.open(stay, '/api/user/sessions/stay', body({ stay: true }))).status).toBe(403)
    expect(await database.sql`select sid from sessions where (sess ->> 'stays')::boolean`).toHaveLength(0)
  })

  test.each([[{}], [{ stay: 'yes' }], [{ stay: true, userId: 'x' }], [[]]])('rejects %j', async (value) => {
    const visitor = await signIn()
    expect((await visitor.open(stay, '/api/user/sessions/stay', body(value))).status).toBe(422)
  })
})
