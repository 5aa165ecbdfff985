/** The files of the whole directory on a host whose processes share no disk. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Bucket, createBucket } from '@/lib/outside/storage/bucket'
import { startBucket, type TestBucket } from '@/tests/support/bucket'
import { useDatabase } from '@/tests/support/database'

const database = useDatabase()
const folder = mkdtempSync(join(tmpdir(), 'marigold-bucket-'))
let bucket: TestBucket

beforeAll(async () => {
  bucket = await startBucket()
})
afterAll(async () => {
  await bucket.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe('on a serverless host', () => {
  /** Downloads from a process that was just started. */
  async function download(file: string): Promise<string> {
    vi.resetModules()
    for (const [name, value] of Object.entries({ ...bucket.env, SERVERLESS: 'on' })) vi.stubEnv(name, value)
    const { GET } = await import('@/app/api/directory/[file]/route')
    const params = Promise.resolve({ file })
    const answer = await GET(new Request(`http://localhost:3000/api/directory/${file}`), { params })
    expect(answer.status).toBe(303)
    const given = await fetch(answer.headers.get('location') ?? '')
    expect([given.status, given.headers.get('content-disposition')]).toEqual([200, `attachment; filename="${file}"`])
    return given.text()
  }
  const countMade = () => bucket.requests.filter((one) => one === 'PUT directory.csv').length

  it('one process creates the file, and the next finds it in the bucket, until the directory changes', async () => {
    const first = await download('directory.csv')
    expect(first.split('\n').length).toBeGreaterThan(20)
    expect(await download('directory.csv')).toBe(first)
    expect(countMade()).toBe(1)
    await database.sql`update resources set title = 'Another House' where slug = 'stronghearts-native-helpline'`
    expect(await download('directory.csv')).toContain('Another House')
    expect(countMade()).toBe(2)
  })
})

describe('a file for the bucket', () => {
  const path = join(folder, 'file')
  const open = (): Bucket => {
    const { S3_BUCKET_URL: bucketUrl = '' } = bucket.env
    return createBucket({ bucketUrl, accessKeyId: 'key', secretAccessKey: 'secret', region: 'us-east-1' })
  }

  it('is uploaded in five-megabyte parts, and is complete', async () => {
    const bytes = Buffer.alloc(11 * 1024 * 1024, 'abcdefg')
    writeFileSync(path, bytes)
    await open().putFile('large.zip', path, 'application/zip', 'one')
    expect(bucket.requests.filter((one) => one === 'PUT large.zip')).toHaveLength(3)
    expect(bucket.held.get('large.zip')?.bytes.equals(bytes)).toBe(true)
    expect(await open().readMark('large.zip')).toBe('one')
    expect(await open().readMark('other.zip')).toBe(null)
  })

  it('is absent when a part is refused, and leaves no part behind', async () => {
    bucket.refuse = 2
    await expect(open().putFile('half.zip', path, 'application/zip', 'one')).rejects.toMatchObject({
      code: 'unavailable',
    })
    expect([bucket.held.has('half.zip'), bucket.open.size]).toEqual([false, 0])
  })
})
