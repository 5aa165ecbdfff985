import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js'
import type { IncrementalCachedAppPageValue as Page } from 'next/dist/server/response-cache'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { knowScripts } from '@/lib/safety/inline-parts.mjs'
import PageCache from './handler.mjs'

type Asked = Parameters<PageCache['get']>[1]
const context = { kind: 'APP_PAGE', isFallback: false, isRoutePPREnabled: false } as Asked
let folder: string
/** Unique per test: Next's memory cache and the tag expiry times belong to the process. */
let key = '/resources/legal/0'
let tag = 'directory'
let cache: PageCache

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marigold-pages-'))
  key += '0'
  tag += '0'
  cache = new PageCache({
    fs: nodeFs,
    serverDistDir: folder,
    flushToDisk: false,
    maxMemoryCacheSize: 10_000_000,
    revalidatedTags: [],
    _requestHeaders: {},
  })
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

const makePage = (title: string): Page => ({
  kind: 'APP_PAGE' as Page['kind'],
  html: `<html lang="en-US"><head></head><body>${title}</body></html>`,
  rscData: Buffer.from(''),
  headers: { 'x-next-cache-tags': `_N_T_/layout,${tag}` },
  status: 200,
  postponed: undefined,
  segmentData: undefined,
})
const show = async () => ((await cache.get(key, context))?.value as Page | undefined)?.html

it('a page with a script that came with its content is not stored, and its policy does not allow the script', async () => {
  knowScripts('en-US', ['leave()'])
  await cache.set(key, makePage('<script>leave()</script>'), {})
  expect(await show()).toContain('leave()')
  const page = makePage('<script>leave()</script><script>fetch("/api/user/account")</script>')
  await cache.revalidateTag([tag])
  await new Promise((resolve) => setTimeout(resolve, 2))
  await cache.set(key, page, {})
  expect(await show()).toBeUndefined()
  const policy = String(page.headers?.['content-security-policy'])
  expect(policy.match(/script-src ([^;]*)/)?.[1]?.match(/sha256/g)).toHaveLength(1)
})

it('after a change the old page is gone at once, even if the clock that Next reads is behind', async () => {
  await cache.set(key, makePage('old'), {})
  expect(await show()).toContain('old')
  const behind = vi.spyOn(performance, 'now').mockReturnValue(0)
  await cache.revalidateTag([tag])
  expect(await show()).toBeUndefined()
  behind.mockRestore()
})
