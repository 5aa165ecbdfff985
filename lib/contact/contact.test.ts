import { beforeEach, describe, expect, it } from 'vitest'
import { useDatabase } from '@/tests/support/database'
import { contactInput } from './schema'
import { purgeClosedMessages, storeMessage } from './service'

const database = useDatabase()
const now = new Date('2026-11-16T12:00:00Z')
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

const typed = {
  name: 'Ann',
  email: 'Ann@Example.org',
  phone: '',
  subject: 'A question',
  category: 'general',
  message: 'CANARY-7f3a: where do I go?',
  priority: 'normal',
}

function leave(more: Record<string, unknown> = {}, at = now) {
  return storeMessage(contactInput.parse({ ...typed, ...more }), at)
}

beforeEach(async () => {
  await database.sql`delete from contact_messages`
  await database.sql`delete from mail_outbox`
  await database.sql`delete from admin_users`
  await database.sql`
    insert into admin_users (email, role, permissions, is_active) values
    ('ada@example.org', 'admin', '{}', true), ('gone@example.org', 'admin', '{}', false),
    ('ed@example.org', 'editor', '{}', true), ('mia@example.org', 'editor', '{messages:read}', true)`
})

const listMails = () =>
  database.sql`select recipient, subject, is_urgent, next_attempt_at, to_jsonb(m)::text as whole from mail_outbox m order by next_attempt_at, recipient`

describe('a message', () => {
  it('is stored as written, with how she wants to be reached', async () => {
    await leave({
      reachBy: ['text', 'email', 'text'],
      reachHours: 'before 3 PM',
      voicemailOk: false,
      phone: '555-0100',
    })
    expect(
      await database.sql`select email, phone, reach_by, reach_hours, voicemail_ok, status from contact_messages`,
    ).toEqual([
      {
        email: 'ann@example.org',
        phone: '555-0100',
        reach_by: ['email', 'text'],
        reach_hours: 'before 3 PM',
        voicemail_ok: false,
        status: 'new',
      },
    ])
  })

  it('stores nothing about reaching her when she said nothing', async () => {
    await leave()
    expect(await database.sql`select phone, reach_by, reach_hours, voicemail_ok from contact_messages`).toEqual([
      { phone: null, reach_by: [], reach_hours: null, voicemail_ok: null },
    ])
  })

  it('is announced to staff who may read it, without its content or her name', async () => {
    await leave({ subject: 'CANARY-subject', name: 'CANARY-name' })
    const mails = await listMails()
    expect(mails.map(({ recipient }) => recipient)).toEqual(['ada@example.org', 'mia@example.org'])
    for (const { whole } of mails) expect(whole).not.toMatch(/CANARY|ann@example/i)
  })

  it.each([{ priority: 'emergency' }, { category: 'emergency' }])(
    'with %j is announced at once, ahead of all other mail',
    async (more) => {
      await leave()
      await leave(more)
      await leave(more)
      const mails = await listMails()
      expect(mails.filter(({ is_urgent }) => is_urgent)).toHaveLength(4)
      for (const { is_urgent, subject } of mails) if (is_urgent) expect(subject).toMatch(/first/)
    },
  )

  it('among many is announced in few emails, but none goes unannounced', async () => {
    for (let at = 0; at < 30; at += 1) await leave({}, later(at / 10))
    const toAda = (await listMails()).filter(({ recipient }) => recipient === 'ada@example.org')
    expect(toAda.length).toBeLessThanOrEqual(3)
    expect(toAda.at(-1)?.next_attempt_at.getTime()).toBeGreaterThanOrEqual(later(2.9).getTime())
  })

  it('is stored, and announced to the others, when one staff member cannot be emailed', async () => {
    await database.sql`update admin_users set email = 'broken' where email = 'ada@example.org'`
    await expect(leave()).resolves.toHaveProperty('message')
    expect(await database.sql`select 1 from contact_messages`).toHaveLength(1)
    expect((await listMails()).map(({ recipient }) => recipient)).toEqual(['mia@example.org'])
  })

  it('with the honeypot field filled is stored as closed, for staff to find, and announced to nobody', async () => {
    await leave({ nickname: 'http://buy.example' })
    expect(await database.sql`select status from contact_messages`).toEqual([{ status: 'closed' }])
    expect(await listMails()).toHaveLength(0)
  })

  it('requires a name, an address, a subject, a category and text', () => {
    for (const name of ['name', 'email', 'subject', 'category', 'message']) {
      for (const value of ['', '   ', undefined, null]) {
        const result = contactInput.safeParse({ ...typed, [name]: value })
        expect(
          result.error?.issues.map(({ path }) => path[0]),
          `${name} ${value}`,
        ).toEqual([name])
      }
    }
  })

  it('is refused with an unknown priority, category or field, and cannot inject mail headers', () => {
    expect(contactInput.safeParse({ ...typed, priority: 'urgent' }).success).toBe(false)
    expect(contactInput.safeParse({ ...typed, category: 'shelter' }).success).toBe(false)
    expect(contactInput.safeParse({ ...typed, status: 'closed' }).success).toBe(false)
    expect(contactInput.parse({ ...typed, name: 'Ann\r\nBcc: x@example.org' }).name).toBe('Ann Bcc: x@example.org')
    expect(contactInput.safeParse({ ...typed, email: 'a@example.org\r\nBcc: b@example.org' }).success).toBe(false)
    expect(contactInput.safeParse({ ...typed, email: 'a＠example.org' }).success).toBe(false)
  })
})

describe('a closed message', () => {
  it.each([
    ['normal', 90],
    ['emergency', 30],
  ])('of priority %s is purged with its notes %i days after closing, and not before', async (priority, days) => {
    await leave({ priority })
    await leave({ priority, subject: 'open' })
    await database.sql`update contact_messages set status = 'closed', closed_at = ${now} where subject <> 'open'`
    await database.sql`
      insert into contact_notes (message_id, author, body) select id, 'ada@example.org', 'Called.' from contact_messages`
    expect(await purgeClosedMessages(later(days * 1440 - 1))).toBe(0)
    expect(await purgeClosedMessages(later(days * 1440 + 1))).toBe(1)
    expect(await database.sql`select subject from contact_messages`).toEqual([{ subject: 'open' }])
    expect(await database.sql`select 1 from contact_notes`).toHaveLength(1)
  })
})
