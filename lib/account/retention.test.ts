import { beforeEach, describe, expect, it } from 'vitest'
import { useDatabase } from '@/tests/support/database'
import { purgeIdleAccounts } from './retention'

const database = useDatabase()
const now = new Date('2031-03-31T12:00:00Z')

beforeEach(async () => {
  await database.sql`delete from users`
  await database.sql`delete from mail_outbox`
})

async function add(subject: string, lastUsedAt: string, email: string | null = `${subject}@example.org`) {
  await database.sql`
    with person as (insert into users (email, last_used_at) values (${email}, ${lastUsedAt}) returning id)
    insert into accounts (user_id, type, provider, provider_account_id)
    select id, 'oidc', 'https://id.example', ${subject} from person`
}

const listPeople = async () =>
  (await database.sql<{ subject: string }[]>`select provider_account_id as subject from accounts order by 1`).map(
    ({ subject }) => subject,
  )
const listMails = () =>
  database.sql`select recipient, kind, subject, preheader, blocks from mail_outbox order by recipient`

describe('an unused account', () => {
  it('is warned after twelve months, once, in neutral words', async () => {
    await add('new', '2030-03-31T12:00:01Z')
    await add('idle', '2030-03-30T12:00:00Z')
    expect(await purgeIdleAccounts(now)).toBe(0)
    expect(await purgeIdleAccounts(now)).toBe(0)
    const mails = await listMails()
    expect(mails).toMatchObject([{ recipient: 'idle@example.org', kind: 'account-idle' }])
    expect(JSON.stringify(mails)).not.toMatch(/violence|shelter|abuse|women|marigold|safety/i)
    expect(await listPeople()).toEqual(['idle', 'new'])
  })

  it('is deleted after thirteen months, and no sooner than thirty days after the warning', async () => {
    await add('idle', '2030-02-01T12:00:00Z')
    expect(await purgeIdleAccounts(now)).toBe(0)
    expect(await purgeIdleAccounts(new Date('2031-04-30T11:59:00Z'))).toBe(0)
    expect(await purgeIdleAccounts(new Date('2031-04-30T12:00:01Z'))).toBe(1)
    expect(await listPeople()).toEqual([])
    expect(await listMails()).toEqual([])
  })

  it('without an address is deleted after thirteen months to the day', async () => {
    await add('silent', '2030-02-28T11:59:59Z', null)
    await add('later', '2030-02-28T12:00:01Z', null)
    expect(await purgeIdleAccounts(now)).toBe(1)
    expect(await listPeople()).toEqual(['later'])
  })

  it('stays when its owner signs in after the warning', async () => {
    await add('back', '2030-02-01T12:00:00Z')
    await purgeIdleAccounts(now)
    const { recordSignIn } = await import('./service')
    const identity = {
      issuer: 'https://id.example',
      subject: 'back',
      email: 'back@example.org',
      firstName: null,
      lastName: null,
    }
    await recordSignIn(identity, [])
    expect(await database.sql`select idle_warned_at from users`).toEqual([{ idle_warned_at: null }])
    await database.sql`update users set last_used_at = ${now}`
    expect(await purgeIdleAccounts(new Date('2031-05-31T12:00:00Z'))).toBe(0)
    expect(await listPeople()).toEqual(['back'])
  })
})
