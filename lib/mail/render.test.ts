import { beforeEach, expect, it } from 'vitest'
import { query } from '@/db'
import { useDatabase } from '@/tests/support/database'
import { leaseMails, queueMail } from './outbox'

const database = useDatabase()
const blocks = [{ type: 'text' as const, text: 'A canary.' }]

beforeEach(async () => {
  await database.sql`delete from mail_outbox`
})

const queue = (key: string, sealed: boolean) =>
  query((db) => queueMail(db, { key, to: 'a@example.org', kind: 'test', subject: 's', preheader: 'p', blocks, sealed }))
const later = () => new Date(Date.now() + 1000)

it('a sealed email is unreadable while it waits, and intact when it is sent', async () => {
  await queue('k', true)
  expect(JSON.stringify(await database.sql`select * from mail_outbox`)).not.toContain('canary')
  expect(await leaseMails(later())).toMatchObject([{ blocks }])
})

it('one that can no longer be opened is given up, and does not hold up others', async () => {
  await queue('broken', true)
  await database.sql`update mail_outbox set blocks = '[{"sealed":"00000000.AAAA"}]'`
  await queue('whole', false)
  expect(await leaseMails(later())).toMatchObject([{ key: 'whole', blocks }])
  expect(await database.sql`select status, last_error from mail_outbox where key = 'broken'`).toEqual([
    { status: 'failed', last_error: 'seal broken' },
  ])
})
