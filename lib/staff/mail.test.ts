import { beforeAll, expect, it } from 'vitest'
import { POST as retry } from '@/app/api/admin/mail/[id]/retry/route'
import { POST as actOnMany } from '@/app/api/admin/mail/many/route'
import { GET } from '@/app/api/admin/mail/route'
import { useDatabase } from '@/tests/support/database'
import { send, signInNew } from '@/tests/support/staff'

const database = useDatabase()
let cookie = ''

beforeAll(async () => {
  cookie = await signInNew(database.sql, { role: 'admin' })
  await database.sql`insert into mail_outbox (key, kind, recipient, subject, preheader, blocks, status, attempts) values
    ('a', 'contact-notice', 'canary@b.test', 'x', 'x', '[]', 'failed', 9),
    ('b', 'contact-notice', 'canary@b.test', 'x', 'x', '[]', 'waiting', 0)`
})

it('shows failed email without its recipient, and sends it again', async () => {
  const response = await send(GET, { cookie })
  const text = await response.text()
  expect(text).not.toContain('canary')
  const [mail, ...others] = JSON.parse(text)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ kind: 'contact-notice', status: 'failed', attempts: 9 })
  expect((await send(retry, { method: 'POST', cookie, params: { id: mail.id } })).status).toBe(204)
  expect((await send(retry, { method: 'POST', cookie, params: { id: mail.id } })).status).toBe(409)
  expect(await database.sql`select status from mail_outbox where key = 'a'`).toEqual([{ status: 'waiting' }])
  expect(await database.sql`select action, target_type from audit_log`).toEqual([
    { action: 'sent again', target_type: 'mail' },
  ])
})

it('sends several again, and leaves those already on their way', async () => {
  const rows = await database.sql<{ id: string }[]>`insert into mail_outbox
    (key, kind, recipient, subject, preheader, blocks, status, attempts) values
    ('c', 'contact-notice', 'canary@b.test', 'x', 'x', '[]', 'failed', 9),
    ('d', 'contact-notice', 'canary@b.test', 'x', 'x', '[]', 'waiting', 1) returning id`
  const ids = rows.map(({ id }) => id)
  const answer = await send(actOnMany, { method: 'POST', cookie, body: { ids, act: 'retry' } })
  expect(await answer.json()).toEqual({ done: [ids[0]], left: 1 })
  expect(await database.sql`select status from mail_outbox where key in ('c', 'd') order by key`).toEqual([
    { status: 'waiting' },
    { status: 'waiting' },
  ])
})
