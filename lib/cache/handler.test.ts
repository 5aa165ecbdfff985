import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetOnce } from '@/lib/once-per-process.mjs'
import PageCache from './handler.mjs'
import { getPageStores } from './page-stores.mjs'
import { allowScripts } from './policy.mjs'
import type { CacheEntry, SharedPages } from './shared-pages'
import { noteVersion } from './versions.mjs'

const context = { kind: 'APP_PAGE', isFallback: false, isRoutePPREnabled: false }
let folder: string
/** Unique per test: Next's memory cache and the tag expiry times belong to the process. */
let key = '/resources/legal/0'
let tag = 'directory'
let cache: PageCache
/** What Redis holds, for all instances. */
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

/** Simulates another instance that has already seen that version. */
function renderElsewhere(title: string, version: string) {
  const versions = JSON.stringify([[tag, version]])
  shared.set(key, { value: makePage(title), lastModified: Date.now(), versions })
}

it('a page rendered here is shared with the other instances, along with its data versions', async () => {
  await cache.set(key, makePage('old'), { cacheControl: { revalidate: 60 } })
  expect(shared.get(key)).toMatchObject({ versions: `[["${tag}","1"]]`, cacheControl: { revalidate: 60 } })
})

it('a page with a script that came with its content is not stored, and its policy does not allow the script', async () => {
  allowScripts(['leave()'])
  const page = makePage('<script>leave()</script><script>fetch("/api/user/account")</script>')
  await cache.set(key, page, {})
  forgetOnce('known-scripts')
  expect(await show()).toBeUndefined()
  expect(shared.has(key)).toBe(false)
  const policy = String((page.headers as Record<string, string>)['content-security-policy'])
  expect(policy.match(/script-src ([^;]*)/)?.[1]?.match(/sha256/g)).toHaveLength(1)
})

it('a page rendered by another instance is served here while both know the same version', async () => {
  renderElsewhere('theirs', '1')
  expect(await show()).toContain('theirs')
})

it('after a change the old page is gone at once, even if the clock that Next reads is behind', async () => {
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
  renderElsewhere('made by one that has not noticed', '1')
  expect(await show()).toBeUndefined()
  renderElsewhere('new', '2')
  expect(await show()).toContain('new')
})
