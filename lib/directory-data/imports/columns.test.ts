/** A CSV with its own columns, and some invalid rows. */

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { resetOnce } from '@/lib/once-per-process.mjs'
import { useDatabase } from '@/tests/support/database'
import { useDataFolder } from '@/tests/support/folder'
import { send, signInNew } from '@/tests/support/staff'
import { guessColumns } from './guess-columns'

const folder = useDataFolder()
const database = useDatabase()
type Handler = Parameters<typeof send>[0]
let cookie = ''
let handlers: Record<'upload' | 'get' | 'map' | 'applyGood' | 'apply' | 'rejected', Handler>

beforeAll(async () => {
  handlers = {
    upload: (await import('@/app/api/admin/import/route')).POST,
    get: (await import('@/app/api/admin/import/[id]/route')).GET,
    map: (await import('@/app/api/admin/import/[id]/map/route')).POST,
    apply: (await import('@/app/api/admin/import/[id]/apply/route')).POST,
    applyGood: (await import('@/app/api/admin/import/[id]/apply-good/route')).POST,
    rejected: (await import('@/app/api/admin/import/[id]/rejected/route')).GET,
  }
  cookie = await signInNew(database.sql, { role: 'admin' })
})
beforeEach(async () => {
  resetOnce('limiter')
  await database.sql`delete from imports`
  await database.sql`delete from import_keys`
  await database.sql`delete from import_mappings`
  await database.sql`delete from resources where title like 'Column %'`
})

const headers = { accept: 'application/json' }
const waiting = () => {
  const files = join(folder, 'imports')
  return existsSync(files) ? readdirSync(files) : []
}

/** Waits for long work, which is answered before it is done. */
async function settle(answer: Promise<Response>) {
  let one = await (await answer).json()
  await vi.waitUntil(
    async () => {
      if (one.state !== 'checking' && one.state !== 'applying') return true
      one = await (await send(handlers.get, { cookie, params: { id: one.id } })).json()
      return false
    },
    { timeout: 30_000, interval: 100 },
  )
  return one
}

async function upload(content: string) {
  const data = new FormData()
  data.set('source', 'pantries')
  data.set('file', new Blob([content]), 'pantries.csv')
  return (
    await send(handlers.upload, { method: 'POST', path: '/api/admin/import', cookie, body: data, headers })
  ).json()
}

async function map(id: string, fields: [string, string][]) {
  const body = new URLSearchParams(fields).toString()
  const path = `/api/admin/import/${id}/map`
  const sent = { ...headers, 'content-type': 'application/x-www-form-urlencoded' }
  return settle(send(handlers.map, { method: 'POST', path, cookie, params: { id }, body, headers: sent }))
}

const columns = (...words: string[]) => words.map((word): [string, string] => ['columns', word])
const act = (name: 'apply' | 'applyGood', id: string) =>
  settle(send(handlers[name], { method: 'POST', cookie, params: { id }, headers }))

const FILE = `Agency Name,Program Name,Full Address,Telephone,Notes
Column Food Bank,Column Pantry,"12 Main St, Akron, OH 44301",(330) 555-0100,x
Column Food Bank,,"1 Elm St, Akron, OH 44301",330-555-0101,y
,,"2 Elm St, Akron, OH 44301",330-555-0102,z
`

it('guesses what a column is by its name, and prefers earlier answers', () => {
  expect(guessColumns(['Agency Name', 'Program Name', 'Phone', 'Telephone', 'ZIP Code', 'Lat', 'Foo'])).toEqual([
    ...['organization', 'title', 'phoneNumber', 'phoneNumber', 'zip', 'latitude', null],
  ])
  expect(guessColumns(['Name', 'Foo', 'Phone'], { foo: 'title', phone: null })).toEqual([null, 'title', null])
})

it('asks what unknown columns mean, keeps the file until then, and remembers the answer per source', async () => {
  const one = await upload(FILE)
  expect(one).toMatchObject({ state: 'mapping', toAdd: 0, problem: null })
  expect(one.sample.rows[0]).toEqual(['Agency Name', 'Program Name', 'Full Address', 'Telephone', 'Notes'])
  expect(waiting()).toHaveLength(1)

  const said = columns('organization', 'title', 'street', 'street', 'skip')
  const refused = await map(one.id, [...said, ['category', 'financial'], ['description', 'Gives food.']])
  expect(refused.state).toBe('mapping')
  expect(refused.problem).toContain('Two columns are said to be “Street”')

  const good = columns('organization', 'title', 'street', 'phoneNumber', 'skip')
  const read = await map(one.id, [...good, ['category', 'financial'], ['description', 'Gives food.']])
  expect(read).toMatchObject({ state: 'checked', toAdd: 2, bad: 1 })
  expect(waiting()).toEqual([])

  const next = await upload(FILE.replace('Notes', 'notes'))
  expect(next).toMatchObject({ state: 'checked', toAdd: 2, bad: 1 })
  expect(await upload(FILE.replace('Notes', 'Comments'))).toMatchObject({ state: 'mapping' })
})

it('imports the good rows, with the town from the address line, and returns the others with the reason', async () => {
  const { id } = await upload(FILE)
  const said = columns('organization', 'title', 'street', 'phoneNumber', 'skip')
  await map(id, [...said, ['category', 'financial'], ['description', 'Gives food.']])
  expect(await act('apply', id)).toMatchObject({ status: 409 })
  expect(await act('applyGood', id)).toMatchObject({ state: 'applied', toAdd: 2, bad: 1 })
  expect(
    await database.sql`select title, city, state, description from resources where title like 'Column %' order by 1`,
  ).toEqual([
    { title: 'Column Food Bank', city: 'Akron', state: 'OH', description: 'Gives food.' },
    { title: 'Column Pantry, Column Food Bank', city: 'Akron', state: 'OH', description: 'Gives food.' },
  ])
  const file = await send(handlers.rejected, { cookie, params: { id } })
  expect(file.headers.get('content-disposition')).toContain('left-out-rows.csv')
  const text = await file.text()
  expect(text).toContain('Agency Name,Program Name,Full Address,Telephone,Notes,left_out_because\r\n')
  expect(text).toContain(',,"2 Elm St, Akron, OH 44301",330-555-0102,z,')
  expect(text).toContain('line 4 | ')

  // Once corrected, it is uploaded as it is: the column with the reason is recognized.
  const corrected = await upload(text.replace('\r\n,,', '\r\nColumn Soup,,'))
  expect(corrected).toMatchObject({ state: 'checked', toAdd: 1, bad: 0 })
  expect(await upload(FILE)).toMatchObject({ toAdd: 0, toLeave: 2, bad: 1 })
})

const LIST = `Name,Phone,Phone Is Private,Do not publish,Type
Column Open Door,330-555-0100,No,,Food pantry
Column Quiet House,330-555-0101,Yes,,Shelter
Column Staff Desk,330-555-0102,No,Yes,Shelter
`

it('asks twice before it leaves out what a file says is private, then what the values mean, and counts what is kept', async () => {
  const one = await upload(LIST)
  const rest: [string, string][] = [
    ['category', 'financial'],
    ['description', 'Helps.'],
  ]
  const careless = await map(one.id, [...columns('title', 'phoneNumber', 'skip', 'skip', 'helpTerms'), ...rest])
  expect(careless.state).toBe('mapping')
  expect(careless.problem).toContain('“phone is private”, “do not publish”')

  const careful = columns('title', 'phoneNumber', 'isPrivate', 'rowRule', 'helpTerms')
  const asked = await map(one.id, [...careful, ...rest])
  expect(asked).toMatchObject({ state: 'mapping', problem: null, sample: { isAtValues: true } })
  const read = await map(one.id, [['values', '4\u001fhomeless-help\u001fShelter']])
  expect(read).toMatchObject({ state: 'checked', toAdd: 2, toSkip: 1, bad: 0 })
  const { listLeftOut } = await import('./queries')
  expect((await listLeftOut(one.id)).map(({ reason, count }) => `${count} ${reason}`)).toEqual([
    '1 Not for the public: do not publish says “Yes”.',
    '1 phone is private (column 3): The file says that this phone is private. It is not taken.',
  ])
  await act('apply', one.id)
  expect(
    await database.sql`select r.title, r.help_kinds, array(select number from phones p where p.resource_id = r.id) as phones
      from resources r where title like 'Column %' order by 1`,
  ).toEqual([
    { title: 'Column Open Door', help_kinds: ['food-pantry'], phones: ['330-555-0100'] },
    { title: 'Column Quiet House', help_kinds: ['homeless-help'], phones: [] },
  ])
  // The next file of the source is read without a question.
  expect(await upload(LIST)).toMatchObject({ state: 'checked', toAdd: 0, toLeave: 2 })
})
