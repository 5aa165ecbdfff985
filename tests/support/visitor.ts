import { vi } from 'vitest'
import type { RouteContext } from '@/lib/http/call'
import { answerProvider, CookieJar, SITE_URL } from './identity'
import { type GivenCookie, takeGivenCookies } from './next-headers'

type Handler = (request: Request, context: RouteContext) => Promise<Response>

/** A person with a browser and its cookies, calling the site's own handlers. */
export class Visitor {
  readonly jar = new CookieJar()
  /** Cookies set through next/headers, with their attributes. */
  readonly given: GivenCookie[] = []

  async open(
    handler: Handler,
    path: string,
    init: RequestInit = {},
    params: Record<string, string> = {},
  ): Promise<Response> {
    takeGivenCookies()
    const headers = new Headers({ 'sec-fetch-site': 'same-origin', ...Object.fromEntries(new Headers(init.headers)) })
    if (!headers.has('cookie')) headers.set('cookie', `${this.jar}`)
    const request = new Request(new URL(path, SITE_URL), { ...init, headers })
    const response = await handler(request, { params: Promise.resolve(params) })
    for (const cookie of takeGivenCookies()) {
      this.given.push(cookie)
      this.jar.set(cookie.name, cookie.value)
    }
    this.jar.take(response)
    return response
  }

  /** The provider's address. */
  async begin(path = '/api/login'): Promise<string> {
    const { GET } = await import('@/app/api/login/route')
    const location = (await this.open(GET, path)).headers.get('location')
    if (!location) throw new Error('the site sent nowhere')
    return location
  }

  /** Where the site redirects her in the end. */
  async finish(callbackUrl: string, init: RequestInit = {}): Promise<string | null> {
    const { GET } = await import('@/app/api/auth/[...nextauth]/route')
    return (await this.open(GET, callbackUrl, init)).headers.get('location')
  }

  async signIn(subject = 'demo-member', path = '/api/login'): Promise<string | null> {
    return this.finish(await answerProvider(await this.begin(path), subject))
  }

  get session(): string | undefined {
    return this.jar.cookies.get('marigold.session')
  }
}

/** The site's modules read the environment once: call it before importing any of them. */
export function setEnvironment(env: Record<string, string>): void {
  vi.resetModules()
  Object.assign(process.env, env)
}
