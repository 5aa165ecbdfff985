import { createHash } from 'node:crypto'
import { env } from '@/lib/env'
import { nameCookie } from './cookie-name'

/** Tokens are made by us from random bytes; anything else in the cookie was never one. */
const TOKEN = /^[\w.-]{20,200}$/

export function nameSessionCookie(siteUrl: string = env.SITE_URL): string {
  return nameCookie('session', siteUrl)
}

/** The key under which a session is kept: whoever reads the table cannot sign in with it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
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

/** The session's token; null where there is none, or more than one, or nonsense. */
export function readSessionToken(source: Request | CookieReader, name = nameSessionCookie()): string | null {
  const [value, second] = listValues(source, name)
  return value !== undefined && second === undefined && TOKEN.test(value) ? value : null
}
