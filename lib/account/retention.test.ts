import { lt } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { users } from '@/db/schema/people'
import { env } from '@/lib/env'
import { useDatabase } from '@/tests/support/database'
import { deleteAccount } from './delete-account'
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

/** As the mail worker leaves a warning that the server accepted. */
const send = (at: string) => database.sql`
  update mail_outbox set status = 'sent', sent_at = ${at}, recipient = null, subject = null, preheader = null, blocks = null`

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
    await send('2031-03-31T12:00:00Z')
    expect(await purgeIdleAccounts(new Date('2031-04-30T11:59:00Z'))).toBe(0)
    expect(await purgeIdleAccounts(new Date('2031-04-30T12:00:01Z'))).toBe(1)
    expect(await listPeople()).toEqual([])
  })

  it('stays while no warning has been sent: the email waits, was given up, or is not configured', async () => {
    await add('waiting', '2030-02-01T12:00:00Z')
    await purgeIdleAccounts(now)
    expect(await purgeIdleAccounts(new Date('2031-06-30T12:00:00Z'))).toBe(0)
    await database.sql`update mail_outbox set status = 'failed', last_error = 'EENVELOPE'`
    expect(await purgeIdleAccounts(new Date('2031-07-30T12:00:00Z'))).toBe(0)
    await database.sql`delete from mail_outbox`
    const { SMTP_URL } = env
    try {
      Reflect.set(env, 'SMTP_URL', undefined)
      expect(await purgeIdleAccounts(new Date('2031-08-30T12:00:00Z'))).toBe(0)
      expect(await listMails()).toEqual([])
    } finally {
      Reflect.set(env, 'SMTP_URL', SMTP_URL)
    }
    expect(await listPeople()).toEqual(['waiting'])
  })

  it('that was used while the deletion ran is not deleted', async () => {
    await add('back', '2030-02-01T12:00:00Z')
    const [person] = await database.sql<{ id: string }[]>`update users set last_used_at = ${now} returning id`
    expect(await deleteAccount(person?.id ?? '', lt(users.lastUsedAt, new Date('2030-03-01T00:00:00Z')))).toBe(false)
    expect(await listPeople()).toEqual(['back'])
  })

  it('takes no alert with it that waits for its owner as a trusted contact, and no receipt', async () => {
    await add('ann', '2030-02-01T12:00:00Z')
    for (const kind of ['check-in-request', 'check-in-alert', 'check-in-all-clear', 'donation-receipt', 'reminder']) {
      await database.sql`
        insert into mail_outbox (key, kind, recipient, subject, preheader, blocks)
        values (${kind}, ${kind}, 'ann@example.org', 'A note', 'It is short.', '[]')`
    }
    const [person] = await database.sql<{ id: string }[]>`select id from users`
    expect(await deleteAccount(person?.id ?? '')).toBe(true)
    expect((await listMails()).map(({ kind }) => kind).sort()).toEqual([
      'check-in-alert',
      'check-in-all-clear',
      'check-in-request',
      'donation-receipt',
    ])
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
