import { env } from '@/lib/env'
import { nameSessionCookie } from './cookie'

/** A `Set-Cookie` value. Not readable by scripts, not sent from other sites; without `maxAge` it lasts until the browser closes. */
export function writeCookie(name: string, value: string, maxAge?: number): string {
  return [
    `${name}=${value}`,
    'Path=/',
    ...(maxAge === undefined ? [] : [`Max-Age=${Math.max(0, Math.floor(maxAge))}`]),
    ...(env.SITE_URL.startsWith('https:') ? ['Secure'] : []),
    'HttpOnly',
    'SameSite=Lax',
  ].join('; ')
}

export function forgetCookie(name: string): string {
  return writeCookie(name, '', 0)
}

/** `until` (milliseconds since 1970) is set if she chose to stay signed in. */
export function writeSessionCookie(token: string, until?: number): string {
  return writeCookie(nameSessionCookie(), token, until === undefined ? undefined : (until - Date.now()) / 1000)
}
