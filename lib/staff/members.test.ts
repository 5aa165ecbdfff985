import { beforeEach, describe, expect, it } from 'vitest'
import { PUT } from '@/app/api/admin/staff/[id]/route'
import { GET, POST } from '@/app/api/admin/staff/route'
import { GET as getStats } from '@/app/api/admin/stats/route'
import { useDatabase } from '@/tests/support/database'
import { resetTables, send, signInNew } from '@/tests/support/staff'
import type { StaffMemberDto } from './schema'

const database = useDatabase()
let cookie = ''

beforeEach(async () => {
  await resetTables(database.sql, 'users', 'admin_users', 'mail_outbox')
  cookie = await signInNew(database.sql, { role: 'admin' })
})

const list = async (): Promise<StaffMemberDto[]> => (await send(GET, { cookie })).json()
const invite = (body: unknown) => send(POST, { method: 'POST', cookie, body })
const put = (id: string, body: unknown) => send(PUT, { method: 'PUT', cookie, body, params: { id } })
const statusOf = async (who: string) => (await send(getStats, { cookie: who })).status

describe('an invitation', () => {
  it('creates an editor without further rights, and is emailed', async () => {
    const response = await invite({ email: 'New@Example.org' })
    expect(response.status).toBe(201)
    expect(await response.json()).toMatchObject({
      email: 'new@example.org',
      role: 'editor',
      permissions: [],
      isActive: true,
      hasSignedIn: false,
    })
    expect(await database.sql`select kind, recipient from mail_outbox`).toEqual([
      { kind: 'staff-invitation', recipient: 'new@example.org' },
    ])
  })

  it('for an existing member changes nothing and sends nothing', async () => {
    await invite({ email: 'new@example.org' })
    expect((await invite({ email: 'new@example.org', role: 'admin' })).status).toBe(409)
    expect((await list()).find(({ email }) => email === 'new@example.org')?.role).toBe('editor')
    expect(await database.sql`select id from mail_outbox`).toHaveLength(1)
  })

  it.each([
    { email: 'a@b.test', role: 'owner' },
    { email: 'a@b.test', permissions: ['everything'] },
    { email: 'a@b.test, c@d.test' },
    { email: 'a@b.test', isActive: true, id: '1' },
    { role: 'admin' },
  ])('such as %j is refused', async (body) => {
    expect((await invite(body)).status).toBe(422)
    expect(await list()).toHaveLength(1)
  })
})

describe('rights', () => {
  it('take effect on the person’s next request', async () => {
    const editor = await signInNew(database.sql, { role: 'editor' })
    const member = (await list()).find(({ role }) => role === 'editor')
    expect(await statusOf(editor)).toBe(200)
    const off = { role: 'editor', permissions: [], isActive: false }
    expect((await put(member?.id ?? '', off)).status).toBe(200)
    expect(await statusOf(editor)).toBe(403)
    expect((await put(member?.id ?? '', { ...off, isActive: true })).status).toBe(200)
    expect(await statusOf(editor)).toBe(200)
  })

  it('can’t be set to unknown values, or for unknown people', async () => {
    const [me] = await list()
    expect((await put(me?.id ?? '', { role: 'owner', permissions: [], isActive: true })).status).toBe(422)
    expect((await put(me?.id ?? '', { role: 'admin', permissions: [] })).status).toBe(422)
    expect(
      (await put('0b9fe1c8-2c3b-4b8f-9e7b-0a6d5d8f2c11', { role: 'admin', permissions: [], isActive: true })).status,
    ).toBe(404)
  })

  it('are logged, with old and new values', async () => {
    const [me] = await list()
    await put(me?.id ?? '', { role: 'admin', permissions: ['messages:read'], isActive: true })
    expect(await database.sql`select action, changes from audit_log order by id desc limit 1`).toEqual([
      { action: 'updated', changes: { permissions: [[], ['messages:read']] } },
    ])
  })
})

describe('the last administrator', () => {
  const demoted = { role: 'editor', permissions: [], isActive: true }
  const off = { role: 'admin', permissions: [], isActive: false }

  it.each([demoted, off])('can’t be removed by %j', async (change) => {
    const [me] = await list()
    const response = await put(me?.id ?? '', change)
    expect(response.status).toBe(409)
    expect((await response.json()).detail).toContain('last administrator')
    expect(await statusOf(cookie)).toBe(200)
  })

  it('remains when two remove each other at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      await database.sql`delete from users`
      await database.sql`delete from admin_users`
      const first = await signInNew(database.sql, { role: 'admin' })
      const second = await signInNew(database.sql, { role: 'admin' })
      cookie = first
      const [a, b] = await list()
      const remove = (who: string, id: string) => send(PUT, { method: 'PUT', cookie: who, body: off, params: { id } })
      await Promise.all([remove(first, a?.id ?? ''), remove(second, b?.id ?? '')])
      expect(await database.sql`select id from admin_users where role = 'admin' and is_active`).toHaveLength(1)
    }
  })
})
