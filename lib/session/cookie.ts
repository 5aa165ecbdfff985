import { z } from 'zod'
import { env } from '@/lib/env'
import { nameCookie } from './cookie-name'
import type { SessionTimes } from './lifetime'

/** Our tokens are random bytes; any other cookie value is invalid. */
const TOKEN = /^[\w.-]{20,200}$/

export function nameSessionCookie(siteUrl: string = env.SITE_URL): string {
  return nameCookie('session', siteUrl)
}

/**
 * Says no more than that a page of ours sent the request: browsers send it with no request that another site began. For
 * those that say nothing else of where a link stood.
 */
export function nameOwnCookie(siteUrl: string = env.SITE_URL): string {
  return nameCookie('own', siteUrl)
}

export interface CookieReader {
  getAll(name: string): { value: string }[]
}

function listValues(source: Request | CookieReader, name: string): string[] {
  if ('getAll' in source) return source.getAll(name).map(({ value }) => value)
  return (source.headers.get('cookie') ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1))
}

/** The session's token; null if missing, duplicated or malformed. */
export function readSessionToken(source: Request | CookieReader, name = nameSessionCookie()): string | null {
  const [value, second] = listValues(source, name)
  return value !== undefined && second === undefined && TOKEN.test(value) ? value : null
}

export function hasOwnCookie(request: Request): boolean {
  return listValues(request, nameOwnCookie()).length > 0
}

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

/** The content of `sess` in a row of `sessions`. No address, no device name, nothing from the provider. */
const sessionData = z.object({
  /** The id by which she can end it from another device. The row's key would work too, but it belongs to the cookie. */
  id: z.uuid(),
  userId: z.uuid(),
  createdAt: z.iso.datetime().transform(Date.parse),
  lastSeen: z.iso.datetime().transform(Date.parse),
  stays: z.boolean(),
})

export interface SessionData extends SessionTimes {
  id: string
  userId: string
}

/** Null for a row without times, which ends at its `expires` and is never extended. */
export function readSessionData(sess: unknown): SessionData | null {
  return sessionData.safeParse(sess).data ?? null
}

export function writeSessionData({ id, userId, createdAt, lastSeen, stays }: SessionData): z.input<typeof sessionData> {
  const [created, seen] = [createdAt, lastSeen].map((time) => new Date(time).toISOString())
  return { id, userId, createdAt: created ?? '', lastSeen: seen ?? '', stays }
}
