import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { hashPolicy, withPolicy } from './policy.mjs'

const SCRIPT = 'leave()'
const STYLE = '.a{color:red}'
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** What the policy of this page says of scripts, or of styles. */
function readPolicy(html: string, kind: 'script' | 'style'): string {
  return new RegExp(`${kind}-src ([^;]*)`).exec(hashPolicy(html))?.[1] ?? ''
}

describe('the policy of a stored page', () => {
  it('names every inline script and style once, by its hash, and allows nothing else inline', () => {
    const html = `<style>${STYLE}</style><script>${SCRIPT}</script><script nomodule>${SCRIPT}</script>`
    expect(readPolicy(html, 'script')).toBe(`'self' ${hash(SCRIPT)}`)
    expect(readPolicy(html, 'style')).toBe(`'self' ${hash(STYLE)}`)
    expect(hashPolicy(html)).not.toContain('unsafe')
  })

  it('names no data, no script of a file, and none that is only written about', () => {
    const html = `<script type="application/ld+json">{}</script><script src="/a.js"></script><p>&lt;script>x&lt;/script></p>`
    expect(readPolicy(html, 'script')).toBe("'self'")
  })

  it('is made of the page as it leaves, and made once', () => {
    const page: Parameters<typeof withPolicy>[0] = { html: `<html data-still=""><script>${SCRIPT}</script></html>` }
    withPolicy(page)
    const policy = page.headers?.['content-security-policy']
    expect(policy).toBe(hashPolicy(String(page.html)))
    page.html = '<script>other()</script>'
    withPolicy(page)
    expect(page.headers?.['content-security-policy']).toBe(policy)
  })
})
