import { beforeEach, describe, expect, it } from 'vitest'
import { useDatabase } from '@/tests/support/database'
import { createMember, type Member } from '@/tests/support/member'
import { sendReminderMails } from './send-mail'
import { createReminder } from './service'

const database = useDatabase()
const signal = new AbortController().signal
const added = new Date('2031-03-01T12:00:00Z')
let ann: Member

beforeEach(async () => {
  await database.sql`delete from users`
  await database.sql`delete from mail_outbox`
  ann = await createMember(database.sql, 'ann@example.org')
})

function add(title: string, dueDate: string, mailDaysBefore: 0 | 1 | null, member = ann) {
  const viewer = { userId: member.userId, email: null, role: 'member', permissions: [] } as const
  const due = { instant: new Date(dueDate) }
  return createReminder(
    viewer,
    { title, description: 'Secret words', type: 'other', dueDate: due, mailDaysBefore },
    added,
  )
}

const run = (at: string) => sendReminderMails(new Date(at), signal)
const listMails = () => database.sql`select recipient, kind, subject, preheader, blocks from mail_outbox`

describe('a reminder email', () => {
  it('is sent once, at her hour, and does not reveal what the reminder is about', async () => {
    await add('Secret title', '2031-03-10T18:00:00Z', 1)
    await add('Without mail', '2031-03-10T18:00:00Z', null)
    expect(await run('2031-03-09T13:59:00Z')).toEqual({ queued: 0 })
    expect(await run('2031-03-09T14:00:00Z')).toEqual({ queued: 1 })
    expect(await run('2031-03-09T14:05:00Z')).toEqual({ queued: 0 })
    const mails = await listMails()
    expect(mails).toMatchObject([{ recipient: 'ann@example.org', kind: 'reminder', subject: 'A note you asked for' }])
    expect(JSON.stringify(mails)).not.toMatch(/secret|violence|shelter|abuse|women|reminder about/i)
  })

  it('is in her language, and so is the page it links to', async () => {
    await database.sql`update users set language = 'es' where id = ${ann.userId}`
    await add('Secret title', '2031-03-10T18:00:00Z', 1)
    await run('2031-03-09T14:00:00Z')
    const [mail] = await database.sql`select subject, language, blocks::text as text from mail_outbox`
    expect(mail).toMatchObject({ subject: 'La nota que pidió', language: 'es' })
    expect(mail?.text).toContain('/es/dashboard/reminders')
  })

  it('is sent once, however many instances run at once', async () => {
    for (let index = 0; index < 30; index += 1) await add('A', '2031-03-10T18:00:00Z', 0)
    const runs = await Promise.all([1, 2, 3].map(() => run('2031-03-10T15:00:00Z')))
    expect(runs.reduce((sum, { queued = 0 }) => sum + queued, 0)).toBe(30)
    expect(await listMails()).toHaveLength(30)
  })

  it('waits for her next hours if the job ran late, and is dropped if it would come too late', async () => {
    await add('Later', '2031-03-12T18:00:00Z', 1)
    await add('Too late', '2031-03-12T03:00:00Z', 0)
    expect(await run('2031-03-11T23:00:00Z')).toEqual({ queued: 0 })
    expect(await run('2031-03-12T14:00:00Z')).toEqual({ queued: 1 })
    expect(await database.sql`select id from reminders where mail_at is not null`).toHaveLength(0)
  })

  it('is not sent for a completed reminder, or to someone without an address', async () => {
    await add('Done', '2031-03-10T18:00:00Z', 0)
    await database.sql`update reminders set completed = true`
    await add('Silent', '2031-03-10T18:00:00Z', 0, await createMember(database.sql))
    expect(await run('2031-03-10T15:00:00Z')).toEqual({ queued: 0 })
  })
})
