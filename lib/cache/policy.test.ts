import { createHash } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { forgetOnce } from '@/lib/once-per-process.mjs'
import { allowScripts, hashPolicy, hasUnknownScript, withPolicy } from './policy.mjs'

const SCRIPT = 'leave()'
const STYLE = '.a{color:red}'
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

afterEach(() => forgetOnce('known-scripts'))

/** Returns the script-src or style-src of the page's policy. */
function readPolicy(html: string, kind: 'script' | 'style'): string {
  return new RegExp(`${kind}-src ([^;]*)`).exec(hashPolicy(html))?.[1] ?? ''
}

describe('the policy of a cached page', () => {
  it('lists the hash of every inline script and style once, and allows nothing else inline', () => {
    const html = `<style>${STYLE}</style><script>${SCRIPT}</script><script nomodule>${SCRIPT}</script>`
    expect(readPolicy(html, 'script')).toBe(`'self' ${hash(SCRIPT)}`)
    expect(readPolicy(html, 'style')).toBe(`'self' ${hash(STYLE)}`)
    expect(hashPolicy(html)).not.toContain('unsafe')
  })

  it('ignores data blocks, external scripts and scripts that are escaped text', () => {
    const html = `<script type="application/ld+json">{}</script><script src="/a.js"></script><p>&lt;script>x&lt;/script></p>`
    expect(readPolicy(html, 'script')).toBe("'self'")
  })

  it('allows no script that came with the content, and such a page is not stored', () => {
    allowScripts([SCRIPT])
    const injected = 'fetch("/api/user/account")'
    const data = 'self.__next_f.push([1,"0:[\\"$\\",\\"p\\"]"])'
    const own = `<script>${SCRIPT}</script><script>${data}</script>`
    expect([hasUnknownScript(own), readPolicy(own, 'script')]).toEqual([false, `'self' ${hash(SCRIPT)} ${hash(data)}`])
    for (const foreign of [injected, `${data};${injected}`, `self.__next_f.push([${injected}])`, `${SCRIPT} `]) {
      const html = `${own}<h1>Shelter</h1><script>${foreign}</script>`
      expect([foreign, hasUnknownScript(html)]).toEqual([foreign, true])
      expect(readPolicy(html, 'script')).toBe(readPolicy(own, 'script'))
    }
  })

  it('is computed once, from the page as it is sent', () => {
    const page: Parameters<typeof withPolicy>[0] = { html: `<html data-still=""><script>${SCRIPT}</script></html>` }
    withPolicy(page)
    const policy = page.headers?.['content-security-policy']
    expect(policy).toBe(hashPolicy(String(page.html)))
    page.html = '<script>other()</script>'
    withPolicy(page)
    expect(page.headers?.['content-security-policy']).toBe(policy)
  })
})
