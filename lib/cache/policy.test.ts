import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { oncePerProcess, resetOnce } from '@/lib/once-per-process.mjs'
import { knowScripts, knowStyle, readData } from '@/lib/safety/inline-parts.mjs'
import { fixedPolicy, hasForeignPart, slimPage, withPolicy } from './policy.mjs'

const [EXIT, MENU, SPANISH] = ['leave()', 'menu()', 'salir()']
const SHEET = '.a{color:red}'
const ADDRESS = '/_next/static/css/1.css'
const LINK = `<link rel="stylesheet" href="${ADDRESS}" data-precedence="next"/>`
const BOOT = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'
const FLIGHT = '<script>self.__next_f.push([1,"0:[\\"$\\",\\"p\\"]\\n"])</script>'
const RUNTIME = '<script src="/_next/static/chunks/main.js" async=""></script>'
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

beforeEach(() => {
  for (const name of ['inline-parts', 'style-sheets']) resetOnce(name)
  oncePerProcess('style-sheets', () => new Map([[ADDRESS, SHEET]]))
  knowStyle(SHEET)
  knowScripts('en-US', [EXIT, MENU])
  knowScripts('es-US', [SPANISH])
})

/** A page with its exit, as Next writes it. */
function page(body = '', { mark = ' data-still=""', lang = 'en-US' } = {}) {
  return `<!DOCTYPE html><html lang="${lang}"><head>${LINK}${RUNTIME}</head><body><script>${EXIT}</script><div${mark}></div>${body}${BOOT}${FLIGHT}</body></html>`
}
function finish(html: string) {
  const made = { html, headers: {} as Record<string, string> }
  withPolicy(made)
  const policy = made.headers['content-security-policy'] ?? ''
  const read = (kind: string) => new RegExp(`${kind}-src ([^;]*)`).exec(policy)?.[1]
  return { html: made.html, policy, scripts: read('script'), styles: read('style') }
}

describe('a still page', () => {
  it('has its styles inline and no React, and its policy lists our scripts in its language, whichever it carries', () => {
    const { html, scripts, styles } = finish(page('<p>Call 211</p>'))
    expect(html).toBe(
      `<!DOCTYPE html><html lang="en-US"><head><style>${SHEET}</style></head><body><script>${EXIT}</script><div data-still=""></div><p>Call 211</p></body></html>`,
    )
    expect([scripts, styles]).toEqual([`'self' ${hash(EXIT)} ${hash(MENU)}`, `'self' ${hash(SHEET)}`])
    expect(finish(page('', { lang: 'es-US' })).scripts).toBe(`'self' ${hash(SPANISH)}`)
    expect(finish(page('', { lang: 'xx' })).scripts).toBe("'self'")
  })

  it('has the same policy when it is read again', () => {
    const once = finish(page())
    expect(finish(once.html)).toEqual(once)
  })

  it('keeps its links where a sheet is not of this build', () => {
    const html = finish(page().replace('1.css', '2.css')).html
    expect(html).toContain('href="/_next/static/css/2.css"')
  })

  it('rendered per request has its styles under the nonce', () => {
    expect(slimPage(page(), 'abc')).toContain(`<style nonce="abc">${SHEET}</style>`)
  })

  it('keeps React where a piece of it streams in late', () => {
    const late = page('<script>$RC("B:0","S:0")</script>')
    expect(slimPage(late)).toContain(RUNTIME)
  })
})

describe('a page with client components', () => {
  it('has its styles inline, its links disabled, and React’s data in blocks that do not run, read by one known script', () => {
    const { html, scripts, styles } = finish(page('', { mark: '' }))
    expect(html).toContain(`<style>${SHEET}</style>${LINK.replace('/>', ' disabled=""/>')}`)
    const block = '<script type="application/json" data-flight="">[1,"0:[\\"$\\",\\"p\\"]\\n"]</script>'
    expect(html.endsWith(`${block}<script>${readData}</script></body></html>`)).toBe(true)
    expect(html).not.toContain('<script>self.__next_f')
    expect(scripts).toContain(hash(readData))
    expect(styles).toBe(`'self' ${hash(SHEET)}`)
    expect(hasForeignPart(html)).toBe(false)
    expect(finish(html).html).toBe(html)
  })

  it('hands React the same data as Next’s own calls', () => {
    const { html } = finish(page('', { mark: '' }))
    const blocks = [...html.matchAll(/ data-flight="">([^<]*)</g)].map(([, textContent]) => ({ textContent }))
    const self: { __next_f?: unknown[] } = {}
    new Function('self', 'document', readData)(self, { querySelectorAll: () => blocks })
    expect(self.__next_f).toEqual([[0], [1, '0:["$","p"]\n']])
  })
})

describe('a part that came with the content', () => {
  it.each([
    '<script>fetch("/api/user/account")</script>',
    '<SCRIPT>fetch("/api/user/account")</SCRIPT >',
    '<script >fetch("/api/user/account")',
    '<script src="https://evil.example/a.js"></script>',
    '<script src="/uploads/a.js"></script>',
    `<script>${EXIT} </script>`,
    `<script>${SPANISH}</script>`,
    '<script>self.__next_f.push([fetch("/api/user/account")])</script>',
    '<style>a{background:url(https://evil.example)}</style>',
    '<style>a{}',
  ])('makes its page foreign, and its policy is that of a page without it: %s', (part) => {
    for (const mark of ['', ' data-still=""']) {
      const { html, policy } = finish(page('', { mark }))
      expect(hasForeignPart(html)).toBe(false)
      const injected = finish(page(`<h1>Shelter</h1>${part}`, { mark }))
      // A call of React's is taken out of a still page.
      if (!part.includes('__next_f') || mark === '') expect(hasForeignPart(injected.html), injected.html).toBe(true)
      expect(injected.policy).toBe(policy)
    }
  })

  it('is no part if it is text, or data for search engines', () => {
    const html = `<p>&lt;script>x&lt;/script></p><script type="application/ld+json">{"a":1}</script>`
    expect(hasForeignPart(finish(page(html)).html)).toBe(false)
  })
})

describe('SLIM_PAGES=off', () => {
  it('leaves the page with React and its links, under the same fixed policy', async () => {
    vi.resetModules()
    vi.stubEnv('SLIM_PAGES', 'off')
    const policy = await import('./policy.mjs')
    vi.unstubAllEnvs()
    expect(policy.slimPage(page())).toBe(page())
    const html = policy.finishHtml(page())
    expect(html).toContain(RUNTIME)
    expect(fixedPolicy(html)).toContain(hash(readData))
  })
})
