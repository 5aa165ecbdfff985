import { randomBytes } from 'node:crypto'
import type { Middleware } from 'koa'
import { startIdentity } from '@/local/identity'
import type { Account } from '@/local/identity-account'
import { makeKeys } from '@/local/identity-keys'
import { CLIENT_ID, type ProviderOptions } from '@/local/identity-provider'
import { people } from '@/local/people'

export const SITE_URL = 'http://localhost:3000'

type Body = Record<string, unknown>
/** Lets a test change what the provider is about to answer. */
export type Tamper = (path: string, body: Body) => Body | Promise<Body>

export interface TestIdentity {
  issuer: string
  env: Record<string, string>
  keys: ProviderOptions['keys']
  accounts: Account[]
  tamper: Tamper | null
  stop(): Promise<void>
}

/** A separate provider for the test, like the one that the start command runs. */
export async function startTestIdentity(
  algorithm: ProviderOptions['algorithm'] = 'ES256',
  siteUrl = SITE_URL,
): Promise<TestIdentity> {
  const clientSecret = randomBytes(32).toString('base64url')
  const [keys, accounts]: [ProviderOptions['keys'], Account[]] = [makeKeys(), [...people]]
  const { issuer, provider, stop } = await startIdentity({
    siteUrl,
    clientSecret,
    cookieKey: 'a key of this test',
    keys,
    accounts,
    algorithm,
  })
  const identity: TestIdentity = {
    issuer,
    keys,
    accounts,
    tamper: null,
    stop,
    env: {
      SITE_URL: siteUrl,
      AUTH_OIDC_ISSUER: issuer,
      AUTH_OIDC_ID: CLIENT_ID,
      AUTH_OIDC_SECRET: clientSecret,
      AUTH_SECRET: randomBytes(32).toString('base64url'),
    },
  }
  const bend: Middleware = async (context, next) => {
    await next()
    const body: unknown = context.body
    if (identity.tamper && typeof body === 'object' && body)
      context.body = await identity.tamper(context.path, { ...body })
  }
  provider.use(bend)
  return identity
}

/** Cookies as a browser keeps them, by name. */
export class CookieJar {
  readonly cookies = new Map<string, string>()

  set(name: string, value: string): void {
    this.cookies.set(name, value)
  }

  take(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';')
      const [name, value] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]
      if (value === '' || attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute))) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
  }

  toString(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }
}

/** Acts as a person at the provider: arrives from the site, says who she is, and is redirected to the returned URL. */
export async function answerProvider(authorizeUrl: string, subject: string, siteUrl = SITE_URL): Promise<string> {
  const jar = new CookieJar()
  let url = authorizeUrl
  let init: RequestInit = {}
  for (let step = 0; step < 8; step += 1) {
    const response = await fetch(url, { ...init, redirect: 'manual', headers: { cookie: `${jar}` } })
    jar.take(response)
    const location = response.headers.get('location')
    if (location) {
      url = new URL(location, url).href
      if (url.startsWith(`${siteUrl}/`)) return url
      init = {}
    } else if (response.status === 200) {
      init = { method: 'POST', body: new URLSearchParams({ person: subject }) }
    } else throw new Error(`the provider answered ${response.status}: ${await response.text()}`)
  }
  throw new Error('the provider sent in a circle')
}
