import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { EVERY_PAGE } from '@/lib/cache/every-page.mjs'
import { PageMemory } from './page-memory'
import type { Answer } from './storable'

const headers = {
  'x-nextjs-cache': 'HIT',
  'cache-control': 'no-store',
  'cdn-cache-control': 'public, max-age=300',
  'content-security-policy': "default-src 'none'",
  'content-type': 'text/html; charset=utf-8',
  etag: '"one"',
}

function makeAnswer(text: string, more: Record<string, string> = {}): Answer {
  return { status: 200, headers: { ...headers, ...more }, body: Buffer.from(`<html>${text}</html>`) }
}

/** Simulates a request for the address that is served from stored pages with these tags. */
function begin(memory: PageMemory, address: string, tags: string[]) {
  const filling = memory.fill(address)
  if (!filling) throw new Error('it is on its way already')
  for (const tag of tags) filling.tags.add(tag)
  return filling
}

test('a page is stored plain and compressed, each form with its length', async () => {
  const memory = new PageMemory()
  const answer = makeAnswer('Call 1-800-799-7233. '.repeat(100))
  await begin(memory, '/', ['directory']).keep(answer)
  const page = memory.find('/')
  expect(page?.bodies.identity).toEqual(answer.body)
  expect(gunzipSync(page?.bodies.gzip ?? '')).toEqual(answer.body)
  expect(brotliDecompressSync(page?.bodies.br ?? '')).toEqual(answer.body)
  expect(page?.headers.br.slice(-4)).toEqual(['content-encoding', 'br', 'content-length', `${page?.bodies.br.length}`])
  expect(page?.headers.identity).not.toContain('content-encoding')
  expect(page?.headers.unchanged).not.toContain('content-length')
  expect(memory.find('/other')).toBeNull()
})

test('a page without an ETag gets one computed from its bytes', async () => {
  const memory = new PageMemory()
  const { etag: _, ...rest } = headers
  const keep = async (address: string, text: string) => {
    await begin(memory, address, ['a']).keep({ ...makeAnswer(text), headers: rest })
    return memory.find(address)?.etag
  }
  const first = await keep('/a', 'one')
  expect(first).toMatch(/^"[\w-]{27}"$/)
  expect(await keep('/b', 'one')).toBe(first)
  expect(await keep('/c', 'two')).not.toBe(first)
})

test('a page is dropped when one of its tags expires, and all are dropped with the tag of every page', async () => {
  const memory = new PageMemory()
  const keepBoth = async () => {
    await begin(memory, '/a', ['directory']).keep(makeAnswer('a'))
    await begin(memory, '/b', ['news', 'site']).keep(makeAnswer('b'))
  }
  await keepBoth()
  memory.forget(['news'])
  expect([memory.find('/a') === null, memory.find('/b')]).toEqual([false, null])
  await keepBoth()
  memory.forget([EVERY_PAGE])
  expect([memory.find('/a'), memory.find('/b')]).toEqual([null, null])
})

test('a page that was in progress when its tag expired is not stored, and the next one is', async () => {
  const memory = new PageMemory()
  for (const tag of ['directory', EVERY_PAGE]) {
    const filling = begin(memory, '/a', ['directory'])
    memory.forget([tag])
    await filling.keep(makeAnswer('old number'))
    expect(memory.find('/a'), tag).toBeNull()
  }
  await begin(memory, '/a', ['directory']).keep(makeAnswer('new number'))
  expect(memory.find('/a')?.bodies.identity.toString()).toContain('new number')
})

test('a page whose tag expires while it is compressed is not stored', async () => {
  const memory = new PageMemory()
  const keeping = begin(memory, '/a', ['directory']).keep(makeAnswer('old number'))
  memory.forget(['directory'])
  await keeping
  expect(memory.find('/a')).toBeNull()
})

test('a page is stored when some other tag expires meanwhile', async () => {
  const memory = new PageMemory()
  const filling = begin(memory, '/a', ['directory'])
  memory.forget(['news'])
  await filling.keep(makeAnswer('a'))
  expect(memory.find('/a')).not.toBeNull()
})

test('a response without tags is not stored', async () => {
  const memory = new PageMemory()
  await begin(memory, '/a', []).keep(makeAnswer('a'))
  expect(memory.find('/a')).toBeNull()
})

test('a response for one person is not stored', async () => {
  const memory = new PageMemory()
  await begin(memory, '/a', ['a']).keep(makeAnswer('a', { 'set-cookie': 'a=b' }))
  expect(memory.find('/a')).toBeNull()
})

test('only one request at a time fills a page, and the next takes over if it is dropped', async () => {
  const memory = new PageMemory()
  const first = begin(memory, '/a', ['a'])
  expect(memory.fill('/a')).toBeNull()
  first.drop()
  const second = begin(memory, '/a', ['a'])
  first.drop()
  expect(memory.fill('/a')).toBeNull()
  await second.keep(makeAnswer('a'))
  expect(memory.fill('/a')).not.toBeNull()
})

test('a page expires after a minute, and identical bytes are not compressed again', async () => {
  const clock = { time: 0 }
  const memory = new PageMemory({ now: () => clock.time })
  await begin(memory, '/a', ['a']).keep(makeAnswer('a'))
  const before = memory.find('/a')
  clock.time = 60_000
  expect(memory.find('/a')).toBeNull()
  await begin(memory, '/a', ['a']).keep(makeAnswer('a'))
  expect(memory.find('/a')?.bodies).toBe(before?.bodies)
})

test('the least recently requested page is evicted', async () => {
  const memory = new PageMemory({ maxBytes: 5000 })
  const noise = (seed: number) =>
    Buffer.from(Array.from({ length: 600 }, (_, at) => (at * at * seed) % 251)).toString('hex')
  for (const [at, address] of ['/a', '/b'].entries()) {
    await begin(memory, address, ['t']).keep(makeAnswer(noise(at + 1), { etag: `"${at}"` }))
  }
  expect(memory.find('/a')).not.toBeNull()
  await begin(memory, '/c', ['t']).keep(makeAnswer(noise(5)))
  expect([memory.find('/a') !== null, memory.find('/b') !== null, memory.find('/c') !== null]).toEqual([
    true,
    false,
    true,
  ])
  await begin(memory, '/d', ['t']).keep(makeAnswer('x'.repeat(6000)))
  expect(memory.find('/d')).toBeNull()
  expect(memory.find('/a')).not.toBeNull()
})
