import { readdirSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFolderStorage, createS3Storage } from '@/lib/outside/storage/storage'
import { useDatabase } from '@/tests/support/database'
import { useDataFolder } from '@/tests/support/folder'
import { send, signInNew } from '@/tests/support/staff'

const folder = useDataFolder()
const database = useDatabase()
let cookie = ''
let POST: Parameters<typeof send>[0]
let GET: (request: Request, context: { params: Promise<{ name: string }> }) => Promise<Response>

beforeAll(async () => {
  POST = (await import('@/app/api/admin/pictures/route')).POST
  GET = (await import('@/app/pictures/[name]/route')).GET
  cookie = await signInNew(database.sql, { role: 'editor' })
})

const drawing = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#e59a1c' } })

const upload = (bytes: Uint8Array) =>
  POST(
    new Request('http://localhost:3000/api/admin/pictures', {
      method: 'POST',
      headers: { origin: 'http://localhost:3000', cookie, 'content-type': 'application/octet-stream' },
      body: new Uint8Array(bytes),
    }),
    { params: Promise.resolve({}) },
  )
const show = (url: string) =>
  GET(new Request(`http://localhost:3000${url}`), { params: Promise.resolve({ name: url.split('/').at(-1) ?? '' }) })

describe('a picture', () => {
  it('is re-encoded: no larger than a page needs, and without location or camera data', async () => {
    const taken = await drawing(2400, 1200)
      .withExif({ IFD0: { Make: 'CANARY', Copyright: 'CANARY' }, IFD3: { GPSLatitude: '30/1 15/1 0/1' } })
      .jpeg()
      .toBuffer()
    expect(taken.toString('latin1')).toContain('CANARY')
    const response = await upload(taken)
    expect(response.status).toBe(201)
    const { url } = await response.json()
    expect(url).toMatch(/^\/pictures\/[0-9a-f]{40}\.webp$/)
    const shown = await show(url)
    expect(shown.headers.get('content-type')).toBe('image/webp')
    expect(shown.headers.get('cache-control')).toBe('no-store')
    expect(shown.headers.get('cdn-cache-control')).toBe('public, max-age=31536000, immutable')
    expect(shown.headers.get('content-security-policy')).toContain('sandbox')
    const bytes = Buffer.from(await shown.arrayBuffer())
    expect(bytes.toString('latin1')).not.toContain('CANARY')
    const facts = await sharp(bytes).metadata()
    expect(facts).toMatchObject({ format: 'webp', width: 1600, height: 800 })
    expect(facts.exif).toBeUndefined()
    expect(readdirSync(join(folder, 'pictures'))).toEqual([url.split('/').at(-1)])
  })

  it('that is uploaded again is stored once', async () => {
    const small = await drawing(10, 10).png().toBuffer()
    expect((await (await upload(small)).json()).url).toBe((await (await upload(small)).json()).url)
  })

  it.each([
    ['an HTML page', Buffer.from('<html><script>alert(1)</script>')],
    ['an SVG with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a script that starts like an image', Buffer.from('GIF89a=0;alert(1)//')],
    ['half a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 1])],
    ['nothing', Buffer.alloc(0)],
  ])('cannot be %s', async (_, bytes) => {
    expect((await upload(bytes)).status).toBe(422)
  })

  it('that decompresses to an enormous one is refused', async () => {
    const bomb = await sharp({
      create: { width: 16_000, height: 16_000, channels: 3, background: '#000' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.byteLength).toBeLessThan(5 * 1024 * 1024)
    expect((await upload(bomb)).status).toBe(422)
  })

  it('can also be uploaded in a form', async () => {
    const form = new FormData()
    form.set('picture', new Blob([new Uint8Array(await drawing(12, 12).png().toBuffer())]), 'door.png')
    expect((await send(POST, { method: 'POST', cookie, body: form })).status).toBe(201)
    form.set('picture', 'words')
    expect((await send(POST, { method: 'POST', cookie, body: form })).status).toBe(422)
  })

  it('over 5 MB is refused', async () => {
    expect((await upload(Buffer.alloc(5 * 1024 * 1024 + 1))).status).toBe(413)
  })

  it.each(['/pictures/../secrets', '/pictures/x.webp', `/pictures/${'0'.repeat(40)}.webp`])(
    'is not found at %s',
    async (url) => {
      expect((await show(url)).status).toBe(404)
    },
  )
})

describe('the store', () => {
  let server: Server
  const kept = new Map<string, Buffer>()
  const seen: string[] = []

  beforeAll(async () => {
    server = createServer((request, response) => {
      seen.push(String(request.headers.authorization))
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        const { url = '' } = request
        if (request.method === 'PUT') kept.set(url, Buffer.concat(chunks))
        const found = kept.get(url)
        response
          .writeHead(found ? 200 : 404, found && { etag: '"a"' })
          .end(request.method === 'GET' ? found : undefined)
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => server.close())

  it.each(['a folder', 'a bucket'])(
    'returns from %s what was stored there, and null for anything else',
    async (where) => {
      const { port } = server.address() as AddressInfo
      const storage =
        where === 'a folder'
          ? createFolderStorage(join(folder, 'plain'))
          : createS3Storage({
              bucketUrl: `http://127.0.0.1:${port}/bucket/`,
              accessKeyId: 'key',
              secretAccessKey: 'secret',
              region: 'us-east-1',
            })
      const bytes = new Uint8Array([1, 2, 3])
      await storage.put('a.webp', bytes, 'image/webp')
      expect((await storage.get('a.webp'))?.bytes).toEqual(bytes)
      expect(await storage.get('b.webp')).toBeNull()
      await expect(storage.put('../a.webp', bytes, 'image/webp')).rejects.toThrow('not a name')
      await expect(storage.get('/etc/passwd')).rejects.toThrow('not a name')
      if (where === 'a bucket') {
        expect([...kept.keys()]).toEqual(['/bucket/a.webp'])
        for (const line of seen) expect(line).toMatch(/^AWS4-HMAC-SHA256 Credential=key\//)
      }
    },
  )
})

it('can be stored by staff only', async () => {
  const member = await signInNew(database.sql)
  const sent = { method: 'POST', cookie: member, headers: { 'content-type': 'application/octet-stream' } }
  expect((await send(POST, { ...sent, body: 'x' })).status).toBe(403)
  expect((await send(POST, { ...sent, cookie: undefined, body: 'x' })).status).toBe(401)
})
