/** An import file on a host whose processes share no disk: each request here starts with an empty disk. */
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { startBucket, type TestBucket } from '@/tests/support/bucket'
import { useDatabase } from '@/tests/support/database'
import { send, signInNew } from '@/tests/support/staff'
import { partBytes } from './parts'

const database = useDatabase()
const folders = mkdtempSync(join(tmpdir(), 'marigold-bucket-import-'))
const UPLOAD = '7b0c3f5e-5a3b-4b52-9a4e-0f2f7d3b9a11'
let bucket: TestBucket
let cookie = ''
let processCount = 0
let isShared = true

beforeAll(async () => {
  bucket = await startBucket()
  cookie = await signInNew(database.sql, { role: 'admin' })
})
afterAll(async () => {
  await bucket.stop()
  rmSync(folders, { recursive: true, force: true })
})
beforeEach(async () => {
  isShared = true
  bucket.held.clear()
  await database.sql`delete from imports`
  await database.sql`delete from resources where title like 'Bucket %'`
})

/** Loads code in a process that was started for this request. */
async function inNewProcess<T>(load: () => Promise<T>): Promise<T> {
  vi.resetModules()
  processCount += 1
  const variables = isShared ? { ...bucket.env, SERVERLESS: 'on' } : {}
  for (const [name, value] of Object.entries({ ...variables, DATA_DIR: join(folders, String(processCount)) })) {
    vi.stubEnv(name, value)
  }
  return load()
}
const left = () => {
  const files = join(folders, String(processCount), 'imports')
  return existsSync(files) ? readdirSync(files) : []
}

const headers = { accept: 'application/json' }

async function sendPart(part: number, bytes: Buffer): Promise<number> {
  const { PUT } = await inNewProcess(() => import('@/app/api/admin/import/parts/[upload]/[part]/route'))
  const request = new Request(`http://localhost:3000/api/admin/import/parts/${UPLOAD}/${part}`, {
    method: 'PUT',
    headers: { ...headers, cookie, origin: 'http://localhost:3000', 'content-type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  })
  const answer = await PUT(request, { params: Promise.resolve({ upload: UPLOAD, part: String(part) }) })
  return answer.status
}

async function sendForm(fields: Record<string, string>) {
  const { POST } = await inNewProcess(() => import('@/app/api/admin/import/route'))
  const body = new FormData()
  for (const [name, value] of Object.entries({ source: 'test', upload: UPLOAD, ...fields })) body.set(name, value)
  body.set('file', new Blob([]), 'houses.csv')
  return (await send(POST, { method: 'POST', path: '/api/admin/import', cookie, body, headers })).json()
}

async function settle(id: string) {
  const { GET } = await inNewProcess(() => import('@/app/api/admin/import/[id]/route'))
  return vi.waitUntil(
    async () => {
      const answer = await send(GET, { cookie, params: { id } })
      // The local database has one transaction at a time, and the writing is one.
      if (answer.status === 503) return null
      const one = await answer.json()
      return one.state === 'checking' || one.state === 'applying' ? null : one
    },
    { timeout: 30_000, interval: 100 },
  )
}

const row = (name: string) => `${name},Bucket ${name},${'Gives beds. '.repeat(300)},shelter\n`

it('a file in parts is read whole, written, and leaves nothing behind', async () => {
  const names = Array.from({ length: 1200 }, (_, at) => `n${at}`)
  const bytes = Buffer.from(`id,title,description,category\n${names.map(row).join('')}`)
  expect(bytes.length).toBeGreaterThan(partBytes)
  expect(await sendPart(0, bytes.subarray(0, partBytes))).toBe(204)
  expect(await sendPart(1, bytes.subarray(partBytes))).toBe(204)
  const { id } = await sendForm({ parts: '2' })
  expect(await settle(id)).toMatchObject({ state: 'checked', toAdd: names.length, bad: 0, fileName: 'houses.csv' })
  expect([left(), [...bucket.held.keys()]]).toEqual([[], []])
  const { POST } = await inNewProcess(() => import('@/app/api/admin/import/[id]/apply/route'))
  await send(POST, { method: 'POST', path: `/api/admin/import/${id}/apply`, cookie, params: { id }, headers })
  expect(await settle(id)).toMatchObject({ state: 'applied' })
  const [count] = await database.sql`select count(*)::int as count from resources where title like 'Bucket n%'`
  expect(count).toEqual({ count: names.length })
})

it('a file with a missing part is refused, and leaves nothing behind', async () => {
  await sendPart(0, Buffer.from('id,title,description,category\n'))
  expect(await sendForm({ parts: '2' })).toMatchObject({ status: 400 })
  expect([left(), [...bucket.held.keys()]]).toEqual([[], []])
})

it('a file with its own columns waits in the bucket until they are explained', async () => {
  await sendPart(0, Buffer.from('number,house,town\n1,Bucket one,Austin\n'))
  const { id, state } = await sendForm({})
  expect([state, left(), [...bucket.held.keys()]]).toEqual(['mapping', [], [`import-${id}.file`]])
  const { POST } = await inNewProcess(() => import('@/app/api/admin/import/[id]/map/route'))
  const body = new URLSearchParams([
    ...['id', 'title', 'city'].map((word): [string, string] => ['columns', word]),
    ['category', 'shelter'],
    ['description', 'Gives beds.'],
  ])
  const sent = { ...headers, 'content-type': 'application/x-www-form-urlencoded' }
  const path = `/api/admin/import/${id}/map`
  const answer = await send(POST, { method: 'POST', path, cookie, params: { id }, body: `${body}`, headers: sent })
  expect(answer.status).toBe(202)
  expect(await settle(id)).toMatchObject({ state: 'checked', bad: 0, toAdd: 1 })
  expect([...bucket.held.keys()]).toEqual([])
})

it('a part is refused on other hosts, where a file comes in one piece', async () => {
  isShared = false
  vi.unstubAllEnvs()
  expect(await sendPart(0, Buffer.from('id'))).toBe(409)
})
