import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js'
import { afterAll, describe, expect, it, vi } from 'vitest'
import PageCache from './handler.mjs'
import { isExpired, isOutdated, noteBegun, noteExpired } from './stale-render-guard.mjs'

const START = Date.parse('2026-03-01T12:00:00Z')
const at = (seconds: number) => START + seconds * 1000

describe('a page rendered before its tag expired', () => {
  it('is no longer served, even if both happened within one millisecond', () => {
    noteExpired(['directory-x'], at(1))
    expect(isExpired(['other', 'directory-x'], at(0))).toBe(true)
    expect(isExpired(['directory-x'], at(1))).toBe(true)
    expect(isExpired(['directory-x'], at(1) + 1)).toBe(false)
    expect(isExpired(['other'], at(0))).toBe(false)
  })
})

describe('a page being rendered while its tag expires', () => {
  it('is stale, but one started afterward is not', () => {
    noteBegun('/a', at(0))
    noteExpired(['directory-a'], at(1))
    noteBegun('/a', at(2))
    expect(isOutdated('/a', ['directory-a'], at(3))).toBe(true)
    noteBegun('/a', at(4))
    expect(isOutdated('/a', ['directory-a'], at(5))).toBe(false)
  })

  it('stays fresh when another tag expires', () => {
    noteBegun('/b', at(0))
    noteExpired(['news-b'], at(1))
    expect(isOutdated('/b', ['directory-b'], at(2))).toBe(false)
  })

  it('is stale if its start was not recorded and the change was very recent', () => {
    noteExpired(['directory-c'], at(1))
    expect(isOutdated('/c', ['directory-c'], at(2))).toBe(true)
    expect(isOutdated('/c', ['directory-c'], at(17))).toBe(false)
  })
})

describe('the page cache', () => {
  const folder = mkdtempSync(join(tmpdir(), 'marigold-cache-'))
  afterAll(() => {
    vi.useRealTimers()
    rmSync(folder, { recursive: true, force: true })
  })

  it('stores a page whose render began after a change, but not one whose render began before', async () => {
    const cache = new PageCache({
      fs: nodeFs,
      flushToDisk: false,
      serverDistDir: folder,
      maxMemoryCacheSize: 1e6,
    } as never)
    const page = {
      kind: 'APP_PAGE',
      html: '<p>1-800-555-0100</p>',
      rscData: Buffer.from(''),
      headers: { 'x-next-cache-tags': '_N_T_/layout,numbers' },
      status: 200,
    }
    const read = () => cache.get('/numbers', { kind: 'APP_PAGE' } as never)
    const keep = () => cache.set('/numbers', page as never, {} as never)
    vi.useFakeTimers({ toFake: ['Date'], now: START })
    expect(await read()).toBeNull()
    vi.setSystemTime(at(1))
    await cache.revalidateTag(['numbers'])
    vi.setSystemTime(at(2))
    await keep()
    expect(await read()).toBeNull()
    vi.setSystemTime(at(3))
    await keep()
    expect(await read()).toMatchObject({ value: { html: page.html } })
  })
})
