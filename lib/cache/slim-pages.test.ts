import { afterEach, describe, expect, it, vi } from 'vitest'

const STYLE = `.a{color:red}${'.b{color:blue}'.repeat(20)}`
const flight = (text: string) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`
const page = (mark: string) =>
  `<html><head><style>${STYLE}</style></head><body${mark}><p>Call 1-800-799-7233.</p><script src="/_next/a.js"></script>${flight(`2:T${STYLE.length.toString(16)},${STYLE}`)}</body></html>`

async function loadPolicy(setting: string) {
  vi.resetModules()
  vi.stubEnv('SLIM_PAGES', setting)
  return import('./policy.mjs')
}

afterEach(() => vi.unstubAllEnvs())

describe.each(['', ' data-still=""'])('SLIM_PAGES for a page with the attribute "%s"', (mark) => {
  it('shrinks the page when on', async () => {
    const { slimPage } = await loadPolicy('on')
    expect(slimPage(page(mark)).length).toBeLessThan(page(mark).length)
  })

  it('leaves the page as Next wrote it when off, with a policy that allows each of its scripts', async () => {
    const { hashPolicy, slimPage, stripReactRuntime, withPolicy } = await loadPolicy('off')
    expect(slimPage(page(mark))).toBe(page(mark))
    expect(stripReactRuntime(page(mark))).toBe(page(mark))
    const stored: { html: string; headers?: Record<string, unknown> } = { html: page(mark) }
    withPolicy(stored)
    expect(stored.html).toBe(page(mark))
    expect(stored.headers?.['content-security-policy']).toBe(hashPolicy(page(mark)))
  })
})
