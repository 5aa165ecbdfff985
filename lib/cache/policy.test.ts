import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { hashPolicy, withPolicy } from './policy.mjs'

const SCRIPT = 'leave()'
const STYLE = '.a{color:red}'
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

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
