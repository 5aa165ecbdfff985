import { beforeAll, beforeEach, expect, it } from 'vitest'
import { resetOnce } from '@/lib/once-per-process.mjs'
import { useDatabase } from '@/tests/support/database'
import { useDataFolder } from '@/tests/support/folder'
import { send, signInNew } from '@/tests/support/staff'

useDataFolder()
const database = useDatabase()
type Handler = Parameters<typeof send>[0]
let cookie = ''
let upload: Handler
let list: Handler
let status: Handler
let make: Handler
let revoke: Handler

beforeAll(async () => {
  ;({ POST: upload, GET: list } = await import('@/app/api/admin/import/files/route'))
  ;({ GET: status } = await import('@/app/api/admin/import/files/[id]/route'))
  ;({ POST: make } = await import('@/app/api/admin/import/keys/route'))
  ;({ POST: revoke } = await import('@/app/api/admin/import/keys/[id]/revoke/route'))
  cookie = await signInNew(database.sql, { role: 'admin' })
})
beforeEach(async () => {
  resetOnce('limiter')
  await database.sql`delete from imports`
  await database.sql`delete from partner_keys`
})

async function makeKey(source = '211-ohio'): Promise<{ id: string; key: string }> {
  const response = await send(make, { method: 'POST', cookie, body: { source, label: 'Ohio 211' } })
  expect(response.status).toBe(201)
  return response.json()
}
function form(title: string, fields: Record<string, string> = {}): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  data.set('file', new Blob([`id,title,description,category\n${title},Partner ${title},Beds.,shelter\n`]), 'export.csv')
  return data
}
/** As a script sends it: no cookie, no page that it came from. */
const put = (key: string, body: FormData) =>
  send(upload, {
    ...{ method: 'POST', path: '/api/admin/import/files', body },
    headers: { authorization: `Bearer ${key}`, accept: 'application/json' },
  })
const ask = (key: string, id: string) => send(status, { params: { id }, headers: { authorization: `Bearer ${key}` } })

it('a key sends files of its own source, which wait for staff, and asks what became of them', async () => {
  const { key } = await makeKey()
  const sent = await put(key, form('a'))
  expect(sent.status).toBe(202)
  const file = await sent.json()
  expect(file).toMatchObject({ source: '211-ohio', state: 'checked', toAdd: 1, bad: 0 })
  expect(file).not.toHaveProperty('actor')
  expect(await (await ask(key, file.id)).json()).toMatchObject({ id: file.id, state: 'checked' })
  expect(await database.sql`select id from resources where title = 'Partner a'`).toHaveLength(0)
  const [row] = await database.sql`select actor, last_used_at from imports, partner_keys`
  expect(row?.actor).toMatch(/^Ohio 211 [(]key ….{4}[)]$/)
  expect(row?.last_used_at).not.toBeNull()
})

it('a newer file replaces one that still waits, of the same key alone', async () => {
  const { key } = await makeKey()
  await database.sql`insert into imports (source, file_name, format, size_bytes, status, actor)
    values ('211-ohio', 'by-hand.csv', 'csv', 1, 'checked', 'admin@example.org')`
  await put(key, form('a'))
  await put(key, form('b'))
  const files = await (await send(list, { headers: { authorization: `Bearer ${key}` } })).json()
  expect(files.map(({ fileName }: { fileName: string }) => fileName).sort()).toEqual(['by-hand.csv', 'export.csv'])
})

it('a key opens nothing of another source, and no other call', async () => {
  const [one, other] = [await makeKey(), await makeKey('211-texas')]
  expect((await put(one.key, form('a', { source: '211-texas' }))).status).toBe(403)
  const { id } = await (await put(other.key, form('b'))).json()
  expect((await ask(one.key, id)).status).toBe(404)
  const headers = { authorization: `Bearer ${one.key}` }
  const made = await send(make, { method: 'POST', headers, body: { source: 'x', label: 'y' } })
  expect(made.status).toBe(401)
})

it('is stored as a hash, shown once, revoked at once, and logged', async () => {
  const { id, key } = await makeKey()
  const stored = JSON.stringify(await database.sql`select * from partner_keys`)
  expect(stored).not.toContain(key)
  const page = await send(make, {
    ...{ method: 'POST', cookie, body: 'source=s&label=%3Cb%3EMe' },
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
  })
  const shown = await page.text()
  expect(shown).toMatch(/mk_[\w-]{43}/)
  expect(shown).not.toContain('<b>Me')
  expect(page.headers.get('cache-control')).toContain('no-store')
  const end = () => send(revoke, { method: 'POST', cookie, params: { id }, body: {} })
  expect([(await end()).status, (await end()).status]).toEqual([204, 404])
  expect((await put(key, form('a'))).status).toBe(401)
  for (const wrong of ['', 'mk_x', `mk_${'A'.repeat(43)}`]) expect((await put(wrong, form('a'))).status).toBe(401)
  const log = await database.sql`select action, target, changes from audit_log where target_id = ${id} order by id`
  expect(log.map(({ action }) => action)).toEqual(['key made', 'key revoked'])
  expect(JSON.stringify(log)).not.toContain(key)
  const editor = await signInNew(database.sql, { role: 'editor' })
  expect((await send(make, { method: 'POST', cookie: editor, body: { source: 's', label: 'l' } })).status).toBe(403)
})
