/** The data we hold about a person, and its deletion. */
import { beforeEach, describe, expect, it } from 'vitest'
import * as user from '@/app/api/auth/user/route'
import * as lists from '@/app/api/user/lists/route'
import * as preferences from '@/app/api/user/preferences/route'
import * as reminders from '@/app/api/user/reminders/route'
import * as saved from '@/app/api/user/saved-resources/route'
import { createSession } from '@/lib/session/service'
import { useDatabase } from '@/tests/support/database'
import { createMember, createStranger, Member, resetLimits } from '@/tests/support/member'
import * as account from './route'

const PATH = '/api/user/account'
const database = useDatabase()
let ann: Member
let eve: Member

async function fill(member: Member, word: string): Promise<void> {
  const [entry] = await database.sql`select id from resources order by slug limit 1`
  const response = await member.send(saved, 'POST', '/api/user/saved-resources', { body: { resourceId: entry?.id } })
  expect(response.status).toBe(201)
  const body = { title: `${word} appointment`, dueDate: '2031-01-01T09:00', timeZone: 'America/Chicago' }
  await member.send(reminders, 'POST', '/api/user/reminders', { body })
  await member.send(lists, 'POST', '/api/user/lists', { body: { codeName: `${word} 1` } })
  await member.send(preferences, 'PUT', '/api/user/preferences', { body: { state: 'TX' } })
}

beforeEach(async () => {
  resetLimits()
  const { sql } = database
  await sql`delete from users`
  await sql`delete from newsletter_subscriptions`
  await sql`delete from contact_messages`
  await sql`delete from donations`
  await sql`delete from mail_outbox`
  ann = await createMember(sql, 'ann@example.org')
  eve = await createMember(sql, 'eve@example.org')
  await fill(ann, 'Anns')
  await fill(eve, 'Eves')
  for (const email of ['ann@example.org', 'eve@example.org']) {
    await sql`insert into newsletter_subscriptions (email) values (${email})`
    await sql`insert into contact_messages (name, email, subject, category, message)
      values ('A', ${email}, 'Hello', 'general', ${`A message from ${email}`})`
    await sql`insert into donations (amount, donor_email) values (2500, ${email})`
    await sql`insert into mail_outbox (key, kind, recipient, subject, preheader, blocks)
      values (${email}, 'reminder', ${email}, 'A', 'B', '[]')`
  }
})

const remove = (confirm: unknown, member = ann) => member.send(account, 'DELETE', PATH, { body: { confirm } })

async function count(table: string): Promise<number> {
  const [row] = await database.sql`select count(*)::int as rows from ${database.sql(table)}`
  return row?.rows
}

const personal = [
  'users',
  'sessions',
  'client_lists',
  'saved_resources',
  'reminders',
  'reminder_settings',
  'preferences',
]
const byAddress = ['newsletter_subscriptions', 'contact_messages', 'mail_outbox']

describe('everything we hold about her', () => {
  it('is one file, with her data and nobody else’s', async () => {
    const response = await ann.send(account, 'GET', PATH)
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="account.json"')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const text = await response.text()
    expect(JSON.parse(text)).toMatchObject({
      account: { id: ann.userId, email: 'ann@example.org', signInService: 'https://id.example' },
      staffRole: null,
      signedIn: [{ isCurrent: true }],
      savedResources: [{ status: 'saved' }],
      reminders: [{ title: 'Anns appointment' }],
      reminderSettings: { timeZone: 'America/Chicago', isChosen: true },
      preferences: { state: 'TX' },
      clientLists: [{ codeName: 'Anns 1', entries: [] }],
      newsletter: [{ email: 'ann@example.org', isActive: true }],
      messages: [{ message: 'A message from ann@example.org' }],
      donations: [{ amount: 2500, status: 'pending' }],
    })
    expect(text).not.toMatch(/eve|Eves/)
    expect(text).not.toContain(ann.visitor.session)
  })

  it('covers every table that holds personal data', async () => {
    const columns = await database.sql<{ table: string }[]>`
      select distinct table_name as table from information_schema.columns
      where table_schema = 'public' and column_name in ('user_id', 'donor_email')
      order by 1`
    // Staff membership belongs to the site, not to her; that row only loses its link to her account.
    expect(columns.map(({ table }) => table)).toEqual([
      'accounts',
      'admin_users',
      'check_ins',
      'client_lists',
      'donations',
      'preferences',
      'reminder_settings',
      'reminders',
      'saved_resources',
      'sessions',
      'trusted_contacts',
    ])
  })

  it('is not available when signed out', async () => {
    expect((await createStranger().send(account, 'GET', PATH)).status).toBe(401)
  })
})

describe('deleting the account', () => {
  it('takes effect at once, everywhere, and leaves donations alone', async () => {
    const elsewhere = new Member(ann.userId)
    elsewhere.visitor.jar.set('marigold.session', await createSession(ann.userId, null))
    const before = Object.fromEntries(
      await Promise.all([...personal, ...byAddress].map(async (table) => [table, await count(table)])),
    )
    const response = await remove('delete ')
    expect(response.status).toBe(204)
    expect(response.headers.get('clear-site-data')).toBe('"cache", "cookies"')
    expect(ann.visitor.session).toBeUndefined()
    expect((await elsewhere.send(user as never, 'GET', '/api/auth/user')).status).toBe(401)
    for (const table of [...personal, ...byAddress]) {
      const gone = table === 'sessions' ? 2 : 1
      expect([table, await count(table)]).toEqual([table, before[table] - gone])
    }
    expect(await count('donations')).toBe(2)
    const dump = JSON.stringify(
      await Promise.all([...personal, ...byAddress].map((table) => database.sql`select * from ${database.sql(table)}`)),
    )
    expect(dump).not.toContain(ann.userId)
    expect(dump).not.toContain('ann@example.org')
    expect(await (await eve.send(reminders, 'GET', '/api/user/reminders')).json()).toHaveLength(1)
  })

  it('by a plain form redirects to the confirmation page', async () => {
    const answer = await ann.post(account, PATH, [['confirm', 'DELETE']])
    expect(answer).toEqual({ status: 303, location: '/sign-in/deleted' })
    expect(ann.visitor.session).toBeUndefined()
    expect(await database.sql`select id from users where id = ${ann.userId}`).toHaveLength(0)
  })

  it('requires the confirmation word, and signs nobody out without it', async () => {
    for (const word of ['', 'yes', 'DELETE me', 1, null]) expect((await remove(word)).status).toBe(422)
    expect((await ann.send(account, 'DELETE', PATH, { body: { confirm: 'DELETE', userId: eve.userId } })).status).toBe(
      422,
    )
    expect(await ann.post(account, PATH, [['confirm', 'no']])).toMatchObject({
      location: '/dashboard/account?problem=invalid#delete',
    })
    expect(ann.visitor.session).toBeDefined()
    expect(await count('users')).toBe(2)
  })

  it('is refused from another site and when signed out', async () => {
    const evil = { origin: 'https://evil.example' }
    const sent = { body: { confirm: 'DELETE' }, headers: evil }
    expect((await ann.send(account, 'DELETE', PATH, sent)).status).toBe(403)
    expect((await remove('DELETE', createStranger())).status).toBe(401)
    expect((await createStranger().post(account, PATH, [['confirm', 'DELETE']])).location).toBe('/dashboard')
    expect(await count('users')).toBe(2)
  })

  it('of someone without a verified address deletes nothing stored by email address', async () => {
    const nobody = await createMember(database.sql)
    expect((await remove('DELETE', nobody)).status).toBe(204)
    expect(await count('newsletter_subscriptions')).toBe(2)
  })
})
