import { statSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { useDatabase } from '@/tests/support/database'
import { makeFolder } from '@/tests/support/folder'
import { startFakeIdentity } from './identity'

const database = useDatabase()

async function start(dataDir: string) {
  const running = await startFakeIdentity({ dataDir, siteUrl: 'http://localhost:3000', onFailure: () => {} })
  return { ...running, issuer: running.env.AUTH_OIDC_ISSUER ?? '' }
}

async function readDiscovery(issuer: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${issuer}/.well-known/openid-configuration`, { headers })
}

describe('the fake OpenID provider', () => {
  it('is the same provider after a restart, and prints nothing to the console', async () => {
    const said = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'info'), vi.spyOn(console, 'log')]
    const folder = makeFolder()
    const first = await start(folder)
    const keys = await (await fetch(`${first.issuer}/jwks`)).json()
    await first.stop()
    const second = await start(folder)
    onTestFinished(second.stop)
    expect(second.env).toEqual(first.env)
    expect(await (await fetch(`${second.issuer}/jwks`)).json()).toEqual(keys)
    expect(statSync(join(folder, 'identity.json')).mode & 0o077).toBe(0)
    for (const spy of said) expect(spy).not.toHaveBeenCalled()
  })

  it('moves to another port with its accounts when its own is taken', async () => {
    const folder = makeFolder()
    const first = await start(folder)
    await first.settle?.()
    await first.stop()
    await database.sql`
      with member as (insert into users default values returning id)
      insert into accounts (user_id, type, provider, provider_account_id)
      select id, 'oidc', ${first.issuer}, 'demo-member' from member`
    const squatter = createServer().listen(Number(new URL(first.issuer).port), '127.0.0.1')
    await new Promise((resolve) => squatter.once('listening', resolve))
    onTestFinished(() => void squatter.close())
    const second = await start(folder)
    onTestFinished(second.stop)
    await second.settle?.()
    expect(second.issuer).not.toBe(first.issuer)
    expect(await database.sql`select provider from accounts`).toEqual([{ provider: second.issuer }])
  })

  it('makes the demo people staff once, and keeps later changes to them', async () => {
    const running = await start(makeFolder())
    onTestFinished(running.stop)
    await running.settle?.()
    await database.sql`update admin_users set is_active = false where role = 'editor'`
    await running.settle?.()
    expect(await database.sql`select email, role, is_active from admin_users order by role`).toEqual([
      { email: 'admin@marigold.test', role: 'admin', is_active: true },
      { email: 'editor@marigold.test', role: 'editor', is_active: false },
    ])
  })

  it('responds only on loopback and only to its own host name', async () => {
    const running = await start(makeFolder())
    onTestFinished(running.stop)
    expect(new URL(running.issuer).hostname).toBe('127.0.0.1')
    expect((await readDiscovery(running.issuer)).status).toBe(200)
    const { request } = await import('node:http')
    const status = await new Promise((resolve) =>
      request(running.issuer, { headers: { host: 'evil.example' } }, ({ statusCode }) => resolve(statusCode)).end(),
    )
    expect(status).toBe(403)
  })
})
