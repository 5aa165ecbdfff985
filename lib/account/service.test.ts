import { beforeEach, describe, expect, it } from 'vitest'
import type { Identity } from '@/lib/session/identity/identity'
import { useDatabase } from '@/tests/support/database'
import { listAccounts } from '@/tests/support/staff'
import { recordSignIn } from './service'

const database = useDatabase()
const ann: Omit<Identity, 'levels'> = {
  issuer: 'https://id.example',
  subject: 'a',
  email: 'ann@example.org',
  firstName: 'Ann',
  lastName: 'Lee',
}

beforeEach(async () => {
  await database.sql`delete from users`
  await database.sql`delete from admin_users`
})

describe('the account of someone who signs in', () => {
  it('is created once, however many sign-ins happen at the same time', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => recordSignIn(ann, [])))
    expect(new Set(ids).size).toBe(1)
    expect(await database.sql`select id from users`).toHaveLength(1)
  })

  it('is a different one under a different issuer, even with the same subject', async () => {
    const first = await recordSignIn(ann, [])
    expect(await recordSignIn({ ...ann, issuer: 'https://other.example', email: null }, [])).not.toBe(first)
  })

  it('keeps a name the provider sends only the first time, and drops an address no longer verified', async () => {
    const id = await recordSignIn(ann, [])
    expect(await recordSignIn({ ...ann, email: null, firstName: null, lastName: null }, [])).toBe(id)
    expect(await database.sql`select email, first_name, last_name from users`).toEqual([
      { email: null, first_name: 'Ann', last_name: 'Lee' },
    ])
  })

  it('of staff keeps its rights to itself, even if its address moves to another account', async () => {
    await database.sql`insert into admin_users (email, role) values (${ann.email}, 'admin')`
    const first = await recordSignIn(ann, [])
    const second = await recordSignIn({ ...ann, subject: 'somebody-else' }, [])
    const { mayBeStaff } = await import('@/lib/session/service')
    expect(await mayBeStaff(second)).toBe(false)
    await recordSignIn(ann, [])
    expect(await mayBeStaff(first)).toBe(true)
    await database.sql`delete from admin_users`
  })

  it('takes over an address that another account had', async () => {
    await recordSignIn(ann, [])
    await recordSignIn({ ...ann, subject: 'b' }, [])
    expect(await listAccounts(database.sql)).toEqual([
      { provider_account_id: 'a', email: null },
      { provider_account_id: 'b', email: 'ann@example.org' },
    ])
  })

  it('becomes an administrator only for a first administrator, and an editor stays an editor', async () => {
    await recordSignIn(ann, ['boss@example.org'])
    expect(await database.sql`select email from admin_users`).toHaveLength(0)
    await database.sql`insert into admin_users (email, role) values ('ann@example.org', 'editor')`
    await recordSignIn(ann, ['ann@example.org'])
    expect(await database.sql`select role from admin_users`).toEqual([{ role: 'editor' }])
  })
})
