import { expect, it, vi } from 'vitest'
import { roomTags } from '@/lib/resources/rooms/read'
import { useDatabase } from '@/tests/support/database'
import { getCacheRecord } from '@/tests/support/next-cache'
import { renewPages } from './renew-pages'

/** The host's cache, which lives longer than a request. */
vi.mock('@/lib/cache/cached', () => {
  const kept = new Map<string, unknown>()
  return {
    cached:
      (name: string, read: (...args: unknown[]) => Promise<unknown>) =>
      async (...args: unknown[]) => {
        const key = JSON.stringify([name, args])
        if (!kept.has(key)) kept.set(key, await read(...args))
        return kept.get(key)
      },
  }
})
vi.mock('@/lib/env', async (original) => ({ ...(await original<object>()), isServerless: () => true }))

const database = useDatabase()

const rename = (title: string) =>
  database.sql`update resources set title = ${title} where id = (select id from resources order by id limit 1)`

it('renews all pages on a build’s first run, and none if nothing has changed since', async () => {
  expect(await renewPages()).toEqual({ changed: 3 })
  expect(getCacheRecord().revalidatedTags).toEqual(['directory', 'news', ...roomTags])
  expect(await renewPages()).toEqual({ changed: 0 })
})

it('notices every change, even right after another', async () => {
  await renewPages()
  for (const title of ['One', 'Two', 'Three']) {
    await rename(title)
    expect(await renewPages(), title).toEqual({ changed: 1 })
  }
  expect(getCacheRecord().revalidatedTags).toEqual(['directory', 'directory', 'directory'])
  expect(await renewPages()).toEqual({ changed: 0 })
})
