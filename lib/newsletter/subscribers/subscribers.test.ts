import { beforeAll, expect, it } from 'vitest'
import { POST as remove } from '@/app/api/admin/subscribers/[id]/remove/route'
import { GET as getCounts } from '@/app/api/admin/subscribers/counts/route'
import { GET as getCsv } from '@/app/api/admin/subscribers/csv/route'
import { POST as exportChosen } from '@/app/api/admin/subscribers/export/route'
import { POST as actOnMany } from '@/app/api/admin/subscribers/many/route'
import { GET } from '@/app/api/admin/subscribers/route'
import { useDatabase } from '@/tests/support/database'
import { send, signInNew } from '@/tests/support/staff'

const database = useDatabase()
let cookie = ''
let admin = ''

beforeAll(async () => {
  cookie = await signInNew(database.sql, { role: 'editor', permissions: ['subscribers:read'] })
  admin = await signInNew(database.sql, { role: 'admin' })
  await database.sql`insert into newsletter_subscriptions (email, interests, is_active, unsubscribed_at) values
    ('a@b.test', '{health,career}', true, null), ('=1+1@b.test', '{}', true, null), ('left@b.test', '{health}', false, now()),
    ('new@b.test', '{health}', false, null)`
})

it('counts active subscribers, by interest, and leaves out those who unsubscribed', async () => {
  expect(await (await send(getCounts, { cookie })).json()).toEqual({
    active: 2,
    waiting: 1,
    withoutInterest: 1,
    byInterest: { health: 1, rights: 0, finance: 0, community: 0, education: 0, career: 1 },
  })
})

it('exports a spreadsheet without formulas, and logs the export', async () => {
  const response = await send(getCsv, { cookie })
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="subscribers.csv"')
  const lines = (await response.text()).trim().split('\r\n')
  expect(lines[0]).toBe('email,interests,subscribed')
  expect(lines).toHaveLength(3)
  expect(lines.find((line) => line.includes('1+1'))).toMatch(/^'=1\+1@b\.test,/)
  expect(lines.find((line) => line.includes('a@b.test'))).toContain('health career')
  expect(lines.join()).not.toMatch(/left@|new@/)
  expect(await database.sql`select action from audit_log where target_type = 'subscriber'`).toEqual([
    { action: 'exported' },
  ])
})

async function read(asked: string): Promise<{ id: string; email: string }[]> {
  return (await send(GET, { cookie, path: `/api/admin/subscribers?${asked}` })).json()
}

it('lists them in pages', async () => {
  const first = await send(GET, { cookie, path: '/api/admin/subscribers?limit=1' })
  expect(await first.json()).toHaveLength(1)
  const next = /<(.+)>/.exec(first.headers.get('link') ?? '')?.[1]
  const second = await send(GET, { cookie, path: next })
  expect(await second.json()).toHaveLength(1)
  expect(second.headers.get('link')).toBeNull()
})

it('lists pending and unsubscribed addresses, and exports the selected ones', async () => {
  const ofState = (state: string) => read(`state=${state}`)
  expect((await ofState('waiting')).map(({ email }) => email)).toEqual(['new@b.test'])
  const left = await ofState('left')
  expect(left.map(({ email }) => email)).toEqual(['left@b.test'])
  const sheet = await send(exportChosen, { method: 'POST', cookie, body: { ids: left.map(({ id }) => id) } })
  expect((await sheet.text()).split('\r\n')).toEqual([
    'email,interests,subscribed',
    expect.stringMatching(/^left@b\.test,health,/),
    '',
  ])
  const [logged] = await database.sql`select target from audit_log where action = 'exported' order by id desc limit 1`
  expect(logged?.target).toBe('1 newsletter subscribers')
})

it('finds one by part of the address, even unsubscribed, and removes her and her waiting newsletters', async () => {
  const find = (q: string) => read(`q=${q}`)
  expect((await find('LEFT')).map(({ email }) => email)).toEqual(['left@b.test'])
  expect(await find('%25')).toEqual([])
  const [found] = await find('a@b')
  const fields = { subject: 's', preheader: 'p' }
  await database.sql`insert into mail_outbox (key, kind, recipient, subject, preheader, blocks) values
    ('n1', 'newsletter-issue', 'a@b.test', ${fields.subject}, ${fields.preheader}, '[]'),
    ('r1', 'donation-receipt', 'a@b.test', ${fields.subject}, ${fields.preheader}, '[]')`
  const params = { id: found?.id ?? '' }
  expect((await send(remove, { method: 'POST', cookie, params })).status).toBe(403)
  expect((await send(remove, { method: 'POST', cookie: admin, params })).status).toBe(204)
  expect(await find('a@b')).toEqual([])
  expect(await database.sql`select key from mail_outbox`).toEqual([{ key: 'r1' }])
  expect((await send(remove, { method: 'POST', cookie: admin, params })).status).toBe(404)
  const logged = await database.sql`select to_json(l)::text as all from audit_log l where action = 'removed'`
  expect(logged[0]?.all).not.toContain('a@b')
})

it('removes several at once, and says how many were already gone', async () => {
  const rows = await database.sql<{ id: string }[]>`insert into newsletter_subscriptions (email, interests, is_active)
    values ('c@b.test', '{}', true), ('d@b.test', '{}', true) returning id`
  const ids = rows.map(({ id }) => id)
  const many = (staffCookie: string, act = 'remove') =>
    send(actOnMany, { method: 'POST', cookie: staffCookie, body: { ids, act } })
  expect((await many(cookie)).status).toBe(403)
  expect((await many(admin, 'publish')).status).toBe(422)
  await database.sql`delete from newsletter_subscriptions where id = ${ids[0] ?? ''}`
  expect(await (await many(admin)).json()).toEqual({ done: [ids[1]], left: 1 })
  expect(
    await database.sql`select email from newsletter_subscriptions where email in ('c@b.test', 'd@b.test')`,
  ).toEqual([])
})
