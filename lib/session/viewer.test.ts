import { beforeEach, describe, expect, test, vi } from 'vitest'
import { query } from '@/db'
import { hashToken } from '@/lib/sealing/seal'
import { useDatabase } from '@/tests/support/database'
import { getViewer, requireViewer } from './viewer'

vi.mock('@/db', async (importOriginal) => {
  const original = await importOriginal<typeof import('@/db')>()
  return { ...original, query: vi.fn(original.query) }
})

const TOKEN = 'token-of-32-characters-or-so-0001'
const EMAIL = 'ann@example.org'
const database = useDatabase()
let userId = ''

async function startSession(sess: object = { userId }, seconds = 60) {
  const { sql } = database
  await sql`delete from sessions`
  await sql`
    insert into sessions (sid, sess, expire)
    values (${hashToken(TOKEN)}, ${JSON.stringify(sess)}::text::jsonb, now() + make_interval(secs => ${seconds}))`
}

beforeEach(async () => {
  const { sql } = database
  await sql`delete from users`
  await sql`delete from admin_users where email = ${EMAIL}`
  const [user] = await sql<{ id: string }[]>`
    insert into users (email) values (${EMAIL}) returning id`
  userId = user?.id ?? ''
  await startSession()
  vi.mocked(query).mockClear()
})

async function hire(role: string, permissions: string[] = []) {
  await database.sql`insert into admin_users (email, role, permissions) values (${EMAIL}, ${role}, ${permissions})`
}

function withToken(token = TOKEN): Request {
  return new Request('http://localhost:3000/', { headers: { cookie: `marigold.session=${token}` } })
}

describe('the viewer', () => {
  test('is null without a cookie, and the database is not queried', async () => {
    expect(await getViewer(new Request('http://localhost:3000/'))).toBeNull()
    expect(await getViewer({ getAll: () => [] })).toBeNull()
    expect(await getViewer(withToken('%00'))).toBeNull()
    expect(query).not.toHaveBeenCalled()
  })

  test('is the session’s user, from a request or from a page', async () => {
    const member = { userId, email: EMAIL, role: 'member', permissions: [] }
    expect(await getViewer(withToken())).toEqual(member)
    expect(await getViewer({ getAll: () => [{ value: TOKEN }] })).toEqual(member)
  })

  test.each([`${TOKEN}x`, hashToken(TOKEN)])('is null with the unknown token %s', async (token) => {
    expect(await getViewer(withToken(token))).toBeNull()
  })

  test.each([
    ['no user', {}],
    ['nonsense', { userId: "1' or '1'='1" }],
    ['an array', ['x']],
  ])('is null if the session holds %s', async (_, sess) => {
    await startSession(sess)
    expect(await getViewer(withToken())).toBeNull()
  })

  test('is null once the session has expired or the user is deleted', async () => {
    await startSession({ userId }, -1)
    expect(await getViewer(withToken())).toBeNull()
    await startSession()
    expect(await getViewer(withToken())).not.toBeNull()
    await database.sql`delete from users where id = ${userId}`
    expect(await getViewer(withToken())).toBeNull()
  })

  test('is an editor with her permissions, or an administrator', async () => {
    await hire('editor', ['donations:read'])
    expect(await getViewer(withToken())).toMatchObject({ role: 'editor', permissions: ['donations:read'] })
    await database.sql`update admin_users set role = 'admin' where email = ${EMAIL}`
    expect(await getViewer(withToken())).toMatchObject({ role: 'admin' })
  })

  test('is a member as soon as her staff account is deactivated', async () => {
    await hire('admin', ['donations:read'])
    await expect(requireViewer(withToken(), 'admin')).resolves.toMatchObject({ role: 'admin' })
    await database.sql`update admin_users set is_active = false where email = ${EMAIL}`
    expect(await getViewer(withToken())).toMatchObject({ role: 'member', permissions: [] })
    for (const access of ['admin', 'staff', 'permission:donations:read'] as const) {
      await expect(requireViewer(withToken(), access)).rejects.toMatchObject({ code: 'forbidden' })
    }
  })

  test('is not an administrator by an email address that the provider has not verified', async () => {
    await hire('admin')
    await database.sql`update users set email = null where id = ${userId}`
    expect(await getViewer(withToken())).toMatchObject({ email: null, role: 'member' })
  })

  test('must exist if required', async () => {
    await expect(requireViewer(withToken())).resolves.toMatchObject({ userId })
    await expect(requireViewer(withToken('unknown-token-of-some-length'))).rejects.toMatchObject({ code: 'signed-out' })
  })
})
