import { expect, test } from 'vitest'
import { startRedis } from '@/tests/support/redis'
import { type CacheEntry, SharedPages } from './shared-pages'

const START = Date.parse('2026-03-01T12:00:00Z')

function start() {
  const clock = { time: START }
  const now = () => clock.time
  const { redis, send } = startRedis(now)
  const open = (edition = 'build') => new SharedPages(send, edition, now)
  return { clock, redis, open }
}

function makePage(lastModified: number): CacheEntry {
  return {
    lastModified,
    cacheControl: { revalidate: 86_400 },
    versions: '[]',
    value: {
      kind: 'APP_PAGE',
      html: '<p>Café \u{1F33C}</p>',
      rscData: Buffer.from([0, 255, 7]),
      headers: { 'x-next-cache-tags': '_N_T_/layout,directory' },
      status: 200,
      segmentData: new Map([['/_tree', Buffer.from([1, 2, 200])]]),
    },
  }
}

test('a page written by one instance is read back complete on another', async () => {
  const { open } = start()
  await open().write('/resources', makePage(START))
  expect(await open().read('/resources')).toEqual(makePage(START))
  expect(await open().read('/grants')).toBeNull()
})

test('a page from another build or configuration is ignored', async () => {
  const { open } = start()
  await open('one').write('/', makePage(START))
  expect(await open('two').read('/')).toBeNull()
})

test('a page is not served after its data changes until it is rendered again', async () => {
  const { clock, open } = start()
  const [one, two] = [open(), open()]
  await one.write('/', makePage(START))
  clock.time += 5000
  await two.announce(['directory'])
  expect(await one.read('/')).toBeNull()
  clock.time += 5000
  await two.write('/', makePage(clock.time))
  expect(await one.read('/')).toEqual(makePage(clock.time))
})

test('every other instance is notified of a change once, and never of its own', async () => {
  const { clock, open } = start()
  const [one, two] = [open(), open()]
  for (const instance of [one, two]) expect(await instance.listChanged()).toEqual([])
  await one.announce(['news', 'directory'])
  expect(await one.listChanged()).toEqual([])
  expect(await two.listChanged()).toEqual(['news', 'directory'])
  expect(await two.listChanged()).toEqual([])
  clock.time += 1000
  await two.announce(['news'])
  expect(await one.listChanged()).toEqual(['news'])
})

test('a new instance ignores changes made before it started', async () => {
  const { open } = start()
  await open().announce(['news'])
  expect(await open().listChanged()).toEqual([])
})

test('without Redis nothing is shared and nothing fails', async () => {
  const { redis, open } = start()
  redis.isAway = true
  const shared = open()
  await shared.write('/', makePage(START))
  await shared.announce(['news'])
  expect(await shared.read('/')).toBeNull()
  expect(redis.asked).toBe(1)
})

test('a page of more than two million characters is not shared', async () => {
  const { redis, open } = start()
  const page = makePage(START)
  await open().write('/', { ...page, value: { ...page.value, html: 'x'.repeat(2_000_001) } })
  expect(redis.values.size).toBe(0)
})
