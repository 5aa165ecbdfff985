import { env } from '@/lib/env'
import { nameCookie } from './cookie-name'

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
