import { beforeEach, describe, expect, it } from 'vitest'
import { query } from '@/db'
import { useDatabase } from '@/tests/support/database'
import type { OutgoingMail } from './mail'
import { queueMail } from './outbox'
import { mailWaker } from './wake'

const database = useDatabase()

const mail: OutgoingMail = {
  key: 'test:1',
  to: 'ann@example.org',
  kind: 'test',
  subject: 'A note for you',
  preheader: 'It is short.',
  blocks: [{ type: 'text', text: 'Hello.' }],
}

beforeEach(async () => {
  await database.sql`delete from mail_outbox`
})

const list = () => database.sql`select key, recipient, subject, status, is_urgent from mail_outbox order by created_at`

describe('an email', () => {
  it('is stored together with the change it reports, or not at all', async () => {
    const failing = query((db) =>
      db.transaction(async (transaction) => {
        await queueMail(transaction, mail)
        throw new Error('the rest failed')
      }),
    )
    await expect(failing).rejects.toThrow('the rest failed')
    expect(await list()).toEqual([])
    expect(await query((db) => db.transaction((transaction) => queueMail(transaction, mail)))).toBe(true)
    expect(await list()).toEqual([
      { key: 'test:1', recipient: 'ann@example.org', subject: 'A note for you', status: 'waiting', is_urgent: false },
    ])
  })

  it('with an existing key is not stored again, even under concurrent requests', async () => {
    const stored = await Promise.all(Array.from({ length: 8 }, () => query((db) => queueMail(db, mail))))
    expect(stored.filter(Boolean)).toHaveLength(1)
    expect(await list()).toHaveLength(1)
  })

  it('wakes the worker of this process', async () => {
    let woken = 0
    mailWaker.set(() => {
      woken += 1
    })
    await query((db) => queueMail(db, mail))
    expect(woken).toBe(1)
  })

  it.each([
    'a@example.org, b@example.org',
    'a@example.org;b@example.org',
    'a@example.org\r\nBcc: b@example.org',
    'Ann <a@example.org>',
    '"a b"@example.org',
    'a@b@example.org',
    'a＠example.org',
    'group:a@example.org;',
    '',
    `${'a'.repeat(65)}@example.org`,
  ])('to %j is refused, since it could mean more than one mailbox', async (to) => {
    await expect(query((db) => queueMail(db, { ...mail, to }))).rejects.toThrow('no plain address')
    expect(await list()).toEqual([])
  })

  it('keeps its subject on one line and within 200 characters', async () => {
    await query((db) => queueMail(db, { ...mail, subject: `Hello\r\nBcc: x@example.org\u2028${'é'.repeat(300)}` }))
    const [row] = await list()
    expect(row?.subject).toMatch(/^Hello Bcc: x@example\.org é+$/)
    expect([...(row?.subject ?? '')]).toHaveLength(200)
  })
})
