import { afterEach, describe, expect, it, vi } from 'vitest'

afterEach(() => vi.resetModules())

async function load(siteUrl: string) {
  vi.resetModules()
  vi.stubEnv('SITE_URL', siteUrl)
  return import('./set-cookie')
}

describe('the session cookie', () => {
  it('is bound to the host over https, hidden from scripts and not sent cross-site', async () => {
    const { writeSessionCookie } = await load('https://marigold.example')
    expect(writeSessionCookie('token')).toBe('__Host-marigold.session=token; Path=/; Secure; HttpOnly; SameSite=Lax')
  })

  it('expires when the browser closes, unless she stays signed in', async () => {
    const { writeSessionCookie } = await load('https://marigold.example')
    expect(writeSessionCookie('token')).not.toMatch(/max-age|expires/i)
    expect(writeSessionCookie('token', Date.now() + 60_500)).toContain('; Max-Age=60;')
  })

  it('works without https on a developer’s machine', async () => {
    const { forgetCookie, writeSessionCookie } = await load('http://localhost:3000')
    expect(writeSessionCookie('token')).toBe('marigold.session=token; Path=/; HttpOnly; SameSite=Lax')
    expect(forgetCookie('marigold.session')).toContain('Max-Age=0')
  })
})
