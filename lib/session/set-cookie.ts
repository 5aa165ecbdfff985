import { env } from '@/lib/env'
import { nameOwnCookie, nameSessionCookie } from './cookie'

interface CookieOptions {
  /** In seconds; without it, the cookie lasts until the browser closes. */
  maxAge?: number | undefined
  /** Not sent either when she follows a link on another site. */
  isStrict?: boolean
}

/** A `Set-Cookie` value. Not readable by scripts, not sent with requests that other sites make. */
function writeCookie(name: string, value: string, { maxAge, isStrict = false }: CookieOptions = {}): string {
  return [
    `${name}=${value}`,
    'Path=/',
    ...(maxAge === undefined ? [] : [`Max-Age=${Math.max(0, Math.floor(maxAge))}`]),
    ...(env.SITE_URL.startsWith('https:') ? ['Secure'] : []),
    'HttpOnly',
    isStrict ? 'SameSite=Strict' : 'SameSite=Lax',
  ].join('; ')
}

export function forgetCookie(name: string): string {
  return writeCookie(name, '', { maxAge: 0 })
}

/** `until` (milliseconds since 1970) is set if she chose to stay signed in. */
export function writeSessionCookies(token: string, until?: number): string[] {
  const maxAge = until === undefined ? undefined : (until - Date.now()) / 1000
  return [
    writeCookie(nameSessionCookie(), token, { maxAge }),
    writeCookie(nameOwnCookie(), '1', { maxAge, isStrict: true }),
  ]
}

/** Ends both, whichever of them a browser has. */
export function forgetSessionCookies(): string[] {
  return [forgetCookie(nameSessionCookie()), forgetCookie(nameOwnCookie())]
}
