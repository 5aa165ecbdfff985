import { afterEach, describe, expect, it, vi } from 'vitest'

afterEach(() => vi.resetModules())

async function load(siteUrl: string) {
  vi.resetModules()
  vi.stubEnv('SITE_URL', siteUrl)
  return import('./cookie')
}

describe('the session cookie', () => {
  it('is bound to the host over https, hidden from scripts and not sent cross-site', async () => {
    const { writeSessionCookies } = await load('https://marigold.example')
    expect(writeSessionCookies('token')[0]).toBe(
      '__Host-marigold.session=token; Path=/; Secure; HttpOnly; SameSite=Lax',
    )
  })

  it('comes with one that is not sent when she follows another site’s link, and ends with it', async () => {
    const { forgetSessionCookies, writeSessionCookies } = await load('https://marigold.example')
    expect(writeSessionCookies('token', Date.now() + 60_500)[1]).toBe(
      '__Host-marigold.own=1; Path=/; Max-Age=60; Secure; HttpOnly; SameSite=Strict',
    )
    expect(forgetSessionCookies().map((cookie) => cookie.split(';')[0])).toEqual([
      '__Host-marigold.session=',
      '__Host-marigold.own=',
    ])
  })

  it('expires when the browser closes, unless she stays signed in', async () => {
    const { writeSessionCookies } = await load('https://marigold.example')
    expect(writeSessionCookies('token').join()).not.toMatch(/max-age|expires/i)
    expect(writeSessionCookies('token', Date.now() + 60_500)[0]).toContain('; Max-Age=60;')
  })

  it('works without https on a developer’s machine', async () => {
    const { forgetCookie, writeSessionCookies } = await load('http://localhost:3000')
    expect(writeSessionCookies('token')[0]).toBe('marigold.session=token; Path=/; HttpOnly; SameSite=Lax')
    expect(forgetCookie('marigold.session')).toContain('Max-Age=0')
  })
})
