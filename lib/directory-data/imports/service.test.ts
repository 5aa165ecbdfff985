import { pbkdf2 } from 'node:crypto'
import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { resetOnce } from '@/lib/once-per-process.mjs'
import { useDatabase } from '@/tests/support/database'
import { useDataFolder } from '@/tests/support/folder'
import { SITE, send, signInNew } from '@/tests/support/staff'

const folder = useDataFolder()
const files = join(folder, 'imports')
const database = useDatabase()
type Handler = Parameters<typeof send>[0]
let cookie = ''
let POST: Handler
let GET: Handler
let list: Handler
let rows: Handler
let write: Handler
let discard: Handler
let purge: typeof import('./purge')

beforeAll(async () => {
  ;({ POST, GET: list } = await import('@/app/api/admin/import/route'))
  ;({ GET } = await import('@/app/api/admin/import/[id]/route'))
  ;({ GET: rows } = await import('@/app/api/admin/import/[id]/rows/route'))
  ;({ POST: write } = await import('@/app/api/admin/import/[id]/apply/route'))
  ;({ POST: discard } = await import('@/app/api/admin/import/[id]/discard/route'))
  purge = await import('./purge')
  cookie = await signInNew(database.sql, { role: 'admin' })
})
beforeEach(async () => {
  resetOnce('limiter')
  await database.sql`delete from imports`
  await database.sql`delete from import_keys`
  await database.sql`delete from resources where title like 'Upload %'`
})

const csv = (...titles: string[]) =>
  `id,title,description,category\n${titles.map((title) => `${title},Upload ${title},Beds.,shelter\n`).join('')}`

function form(
  content: string | Uint8Array<ArrayBuffer>,
  fields: Record<string, string> = { source: 'test' },
): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  data.set('file', new Blob([content]), '../../etc/houses\u202e.csv')
  return data
}

const upload = (body: FormData, headers: Record<string, string> = { accept: 'application/json' }) =>
  send(POST, { method: 'POST', path: '/api/admin/import', cookie, body, headers })
const left = () => (existsSync(files) ? readdirSync(files) : [])

describe('an uploaded file', () => {
  it('is read, reported row by row, and deleted from disk', async () => {
    const response = await upload(form(csv('a', 'b')))
    expect(response.status).toBe(202)
    const one = await response.json()
    expect(one).toMatchObject({ fileName: 'houses.csv', state: 'checked', toAdd: 2, bad: 0, source: 'test' })
    expect(left()).toEqual([])
    const params = { id: one.id }
    const first = await send(rows, { cookie, params, path: `/api/admin/import/${one.id}/rows?limit=1` })
    expect(await first.json()).toMatchObject([{ place: 'line 2', title: 'Upload a', action: 'add' }])
    expect(first.headers.get('link')).toContain('rel="next"')
    expect(await (await send(list, { cookie })).json()).toMatchObject([{ id: one.id }])
    const written = await send(write, { method: 'POST', cookie, params, headers: { accept: 'application/json' } })
    expect(written.status).toBe(202)
    expect(await written.json()).toMatchObject({ state: 'applied' })
    expect(await database.sql`select title from resources where title like 'Upload %' order by 1`).toHaveLength(2)
    expect((await send(write, { method: 'POST', cookie, params })).status).toBe(409)
    expect((await send(discard, { method: 'POST', cookie, params })).status).toBe(404)
    expect(await (await send(GET, { cookie, params })).json()).toMatchObject({ state: 'applied', toAdd: 2 })
  })

  it('in a form without JavaScript leads to the page that says what happened', async () => {
    const response = await upload(form(csv('a')), {})
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toMatch(/^\/admin\/import\/[0-9a-f-]{36}$/)
    const [id] = response.headers.get('location')?.match(/[0-9a-f-]{36}/) ?? []
    const body = new FormData()
    body.set('x', 'y')
    const path = `/api/admin/import/${id}/apply`
    const written = await send(write, { method: 'POST', path, cookie, params: { id: id ?? '' }, body })
    expect(written.headers.get('location')).toBe(`/admin/import/${id}?done=import-written`)
    const again = await send(write, { method: 'POST', path, cookie, params: { id: id ?? '' }, body })
    expect(again.headers.get('location')).toBe(`/admin/import/${id}?failed=conflict`)
  })

  it('can be discarded', async () => {
    const { id } = await (await upload(form(csv('a')))).json()
    expect((await send(discard, { method: 'POST', cookie, params: { id } })).status).toBe(204)
    expect((await send(GET, { cookie, params: { id } })).status).toBe(404)
    expect(await database.sql`select 1 from import_rows`).toEqual([])
  })

  it.each([
    ['without a source', form(csv('a'), {}), 422],
    ['with an invalid source', form(csv('a'), { source: '../x' }), 422],
    ['with an unknown mapping', form(csv('a'), { source: 'test', mapping: 'constructor' }), 422],
    ['with an unknown field', form(csv('a'), { source: 'test', isVerified: 'true' }), 422],
    [
      'without a file',
      (() => {
        const data = new FormData()
        data.set('source', 'test')
        return data
      })(),
      400,
    ],
  ])('%s is refused and leaves nothing behind', async (_, body, status) => {
    expect((await upload(body)).status).toBe(status)
    expect(left()).toEqual([])
    expect(await database.sql`select 1 from imports`).toEqual([])
  })

  it('over 64 MB is refused, by its declared length and while it streams', async () => {
    const declared = await upload(form(csv('a')), {
      accept: 'application/json',
      'content-length': String(65 * 1024 * 1024),
    })
    expect(declared.status).toBe(413)
    let sent = 0
    const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n'
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(sent === 0 ? Buffer.from(head) : Buffer.alloc(1024 * 1024, 'a'))
        sent += 1
        if (sent > 200) controller.close()
      },
    })
    const before = process.memoryUsage().rss
    const response = await POST(stream(body), { params: Promise.resolve({}) })
    expect(response.status).toBe(413)
    expect(sent).toBeLessThan(70)
    expect(left()).toEqual([])
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024)
  })

  it.each(['ends too early', 'breaks off'])('that %s leaves nothing behind, however busy the disk is', async (how) => {
    const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\nid,title'
    for (const round of Array(40).keys()) {
      resetOnce('limiter')
      let isBegun = false
      const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
        // All threads that open and delete files are busy, then free at the same moment: the file is opened late.
        for (const _ of Array(8)) pbkdf2('', '', 50 * round, 32, 'sha256', () => {})
        if (!isBegun) controller.enqueue(Buffer.from(head))
        else if (how === 'breaks off') controller.error(new Error('ECONNRESET'))
        else controller.close()
        isBegun = true
      }
      const body = new ReadableStream({ pull }, { highWaterMark: 0 })
      expect((await POST(stream(body), { params: Promise.resolve({}) })).status).toBe(400)
    }
    expect(left()).toEqual([])
    expect(await database.sql`select 1 from imports`).toEqual([])
  })

  it('from another site is refused before it is read', async () => {
    const response = await upload(form(csv('a')), { origin: 'https://evil.example', accept: 'application/json' })
    expect(response.status).toBe(403)
  })
})

function stream(body: ReadableStream<Uint8Array>): Request {
  const headers = {
    origin: SITE,
    cookie,
    accept: 'application/json',
    'content-type': 'multipart/form-data; boundary=x',
  }
  return new Request(`${SITE}/api/admin/import`, { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
}

describe('an import over time', () => {
  it('is reported as interrupted when its check stopped', async () => {
    const { id } = await (await upload(form(csv('a')))).json()
    await database.sql`update imports set status = 'checking', beat_at = now() - interval '1 hour' where id = ${id}`
    expect(await (await send(GET, { cookie, params: { id } })).json()).toMatchObject({ state: 'interrupted' })
  })

  it('loses leftover rows and files after a day, and everything else after 90', async () => {
    const { id } = await (await upload(form(csv('a', 'b')))).json()
    const now = Date.now()
    const at = (hours: number) => new Date(now + hours * 3_600_000)
    writeFileSync(join(files, 'left'), 'x')
    utimesSync(join(files, 'left'), at(0), at(0))
    expect(await purge.purgeImportRows(at(23))).toBe(0)
    expect(left()).toEqual(['left'])
    expect(await purge.purgeImportRows(at(25))).toBe(2)
    expect(left()).toEqual([])
    expect(await (await send(GET, { cookie, params: { id } })).json()).toMatchObject({ state: 'expired' })
    expect((await send(write, { method: 'POST', cookie, params: { id } })).status).toBe(409)
    expect(await purge.purgeImports(at(89 * 24))).toBe(0)
    expect(await purge.purgeImports(at(91 * 24))).toBe(1)
  })
})

it('two people who apply the same file at once apply it once', async () => {
  const { id } = await (await upload(form(csv('a', 'b', 'c')))).json()
  const press = () => send(write, { method: 'POST', cookie, params: { id } })
  const answers = await Promise.all([press(), press()])
  expect(answers.map(({ status }) => status).sort()).toEqual([202, 409])
  expect(await database.sql`select 1 from resources where title like 'Upload %'`).toHaveLength(3)
})
