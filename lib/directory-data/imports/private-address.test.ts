/** A private street in an import is only in its own location and, for a day, in rows shown to an administrator. */
import { beforeAll, expect, it, vi } from 'vitest'
import { useDatabase } from '@/tests/support/database'
import { useDataFolder } from '@/tests/support/folder'
import { makeRecord } from '@/tests/support/records'
import { send, signInNew } from '@/tests/support/staff'

useDataFolder()
const database = useDatabase()
type Handler = Parameters<typeof send>[0]
let handlers: Record<'upload' | 'list' | 'one' | 'rows' | 'apply', Handler>
let admin = ''
let editor = ''

beforeAll(async () => {
  const { POST: upload, GET: list } = await import('@/app/api/admin/import/route')
  const { GET: one } = await import('@/app/api/admin/import/[id]/route')
  const { GET: rows } = await import('@/app/api/admin/import/[id]/rows/route')
  const { POST: apply } = await import('@/app/api/admin/import/[id]/apply/route')
  handlers = { upload, list, one, rows, apply }
  admin = await signInNew(database.sql, { role: 'admin' })
  editor = await signInNew(database.sql, { role: 'editor' })
})

const OLD = '17 Heron Quay'
const NEW = '23 Plover Walk'
const FURTHER = '31 Curlew Mews'
const canaries = [OLD, NEW, FURTHER]

/** Every table that holds any canary. */
async function findTables(): Promise<string[]> {
  const tables = await database.sql<{ name: string }[]>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`
  const found: string[] = []
  for (const { name } of tables) {
    const pattern = `%(${canaries.join('|')})%`
    const [row] = await database.sql`
      select 1 from ${database.sql(name)} t where to_jsonb(t)::text similar to ${pattern} limit 1`
    if (row) found.push(name)
  }
  return found.sort()
}

const holdsAny = (text: string) => canaries.some((words) => text.includes(words))

it('a private street in an import is in no log, history, list or response except its dry-run rows', async () => {
  const printed: string[] = []
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => printed.push(String(chunk)) > 0)
  const err = vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => printed.push(String(chunk)) > 0)
  const { id } = await makeRecord(database.sql, { title: 'Quiet House' })
  await database.sql`insert into locations (resource_id, street, city, state, zip) values (${id}, ${OLD}, 'Austin', 'TX', '78701')`
  const place = (street: string) => ({
    location: {
      location_type: 'physical',
      addresses: [{ address_1: street, city: 'Austin', state_province: 'TX', postal_code: '78702', country: 'US' }],
    },
  })
  const service = {
    id,
    name: 'Quiet House',
    description: 'A place to stay.',
    status: 'active',
    organization: { id: 'quiet-house', name: 'Quiet House', description: 'A place to stay.' },
    attributes: [{ taxonomy_term: { code: 'shelter' } }],
    service_at_locations: [place(NEW), place(FURTHER)],
  }
  const form = new FormData()
  form.set('source', 'ours')
  form.set('file', new Blob([JSON.stringify([service])]), 'x.json')
  const json = { accept: 'application/json' }
  const answers: string[] = []
  const uploaded = await send(handlers.upload, { method: 'POST', cookie: admin, body: form, headers: json })
  const { id: importId, toChange } = await uploaded.clone().json()
  expect(toChange).toBe(1)
  answers.push(await uploaded.text())
  const params = { id: importId }
  const rows = await send(handlers.rows, { cookie: admin, params, path: `/api/admin/import/${importId}/rows` })
  expect(holdsAny(await rows.text())).toBe(true)
  expect(
    (await send(handlers.rows, { cookie: editor, params, path: `/api/admin/import/${importId}/rows` })).status,
  ).toBe(403)
  expect(await findTables()).toEqual(['import_rows', 'locations'])
  answers.push(await (await send(handlers.apply, { method: 'POST', cookie: admin, params, headers: json })).text())
  answers.push(await (await send(handlers.list, { cookie: admin })).text())
  answers.push(await (await send(handlers.one, { cookie: admin, params })).text())
  out.mockRestore()
  err.mockRestore()
  expect(await database.sql`select street from locations where resource_id = ${id} order by street`).toEqual([
    { street: NEW },
    { street: FURTHER },
  ])
  expect(answers.filter(holdsAny)).toEqual([])
  expect(printed.length).toBeGreaterThan(0)
  expect(printed.filter(holdsAny)).toEqual([])
  expect(await findTables()).toEqual(['import_rows', 'locations'])
  const { purgeImportRows } = await import('./purge')
  await purgeImportRows(new Date(Date.now() + 25 * 3_600_000))
  expect(await findTables()).toEqual(['locations'])
})
