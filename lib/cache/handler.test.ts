import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import PageCache from './handler.mjs'
import { getPageStores } from './page-stores.mjs'
import type { CacheEntry, SharedPages } from './shared-pages'
import { noteVersion } from './versions.mjs'

const context = { kind: 'APP_PAGE', isFallback: false, isRoutePPREnabled: false }
let folder: string
/** One of each per test: what Next keeps in memory, and when a tag expired, is the process's. */
let key = '/resources/legal/0'
let tag = 'directory'
let cache: PageCache
/** What stands in Redis, for all instances. */
let shared: Map<string, CacheEntry>

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marigold-pages-'))
  shared = new Map()
  key += '0'
  tag += '0'
  getPageStores().shared = {
    read: async (name: string) => shared.get(name) ?? null,
    write: async (name: string, entry: CacheEntry) => void shared.set(name, entry),
    announce: async () => {},
  } as unknown as SharedPages
  cache = new PageCache({ fs: nodeFs, serverDistDir: folder, flushToDisk: false, maxMemoryCacheSize: 10_000_000 })
  noteVersion(tag, '1')
})
afterEach(() => {
  getPageStores().shared = null
  rmSync(folder, { recursive: true })
})

const makePage = (title: string) => ({
  kind: 'APP_PAGE',
  html: `<html><head></head><body>${title}</body></html>`,
  rscData: Buffer.from(''),
  headers: { 'x-next-cache-tags': `_N_T_/layout,${tag}` },
  status: 200,
})
const show = async () => (await cache.get(key, context))?.value.html

/** As another instance does it, which has noticed that version. */
function makeElsewhere(title: string, version: string) {
  const versions = JSON.stringify([[tag, version]])
  shared.set(key, { value: makePage(title), lastModified: Date.now(), versions })
}

it('a page that was made here is there for the others, with what it shows', async () => {
  await cache.set(key, makePage('old'), { cacheControl: { revalidate: 60 } })
  expect(shared.get(key)).toMatchObject({ versions: `[["${tag}","1"]]`, cacheControl: { revalidate: 60 } })
})

it('a page that another instance made is shown here while both know the same', async () => {
  makeElsewhere('theirs', '1')
  expect(await show()).toContain('theirs')
})

it('after a change the old page is gone at once, although the clock that Next asks is behind', async () => {
  await cache.set(key, makePage('old'), {})
  expect(await show()).toContain('old')
  const behind = vi.spyOn(performance, 'now').mockReturnValue(0)
  await cache.revalidateOwnTags([tag])
  noteVersion(tag, '2')
  expect(await show()).toBeUndefined()
  behind.mockRestore()
})

it('after a change the old page does not come back from another instance', async () => {
  await cache.set(key, makePage('old'), {})
  expect(await show()).toContain('old')
  await cache.revalidateOwnTags([tag])
  noteVersion(tag, '2')
  expect(await show()).toBeUndefined()
  makeElsewhere('made by one that has not noticed', '1')
  expect(await show()).toBeUndefined()
  makeElsewhere('new', '2')
  expect(await show()).toContain('new')
})
