import { env } from '@/lib/env'
import { nameSessionCookie } from './cookie'

/** One `Set-Cookie` line. No script reads our cookies, no other site sends them along; without `maxAge` it goes with the browser. */
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

/** `until` (milliseconds since 1970) where she chose to stay signed in. */
export function writeSessionCookie(token: string, until?: number): string {
  return writeCookie(nameSessionCookie(), token, until === undefined ? undefined : (until - Date.now()) / 1000)
}
