/** Where to after signing in: a page of this site, whatever was asked for. */

import { withoutLanguage } from '@/lib/site/language/languages.mjs'

export const DEFAULT_RETURN_PATH = '/dashboard'

const MAX_LENGTH = 1000
/** A backslash is a slash to a browser, and it drops tabs and line ends: what we judge must be what it opens. */
const UNSAFE_CHARACTERS = /[\\\p{Cc}\p{Cf}\p{Z}]/u
/** A base that no address can name. */
const BASE = 'http://site.invalid'
/** Calls are no pages, and signing in to sign in again would never end. */
const NO_PAGE = /^\/(api|sign-in|leave|_next)(\/|$)/i

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

function isPage(path: string): boolean {
  const decoded = decode(path)
  return (
    decoded !== null &&
    !decoded.startsWith('//') &&
    !UNSAFE_CHARACTERS.test(decoded) &&
    !NO_PAGE.test(withoutLanguage(decoded.toLowerCase()))
  )
}

/** The path, query and fragment of a same-origin path; the dashboard for anything else. */
export function readReturnPath(asked: string | null | undefined): string {
  if (!asked || asked.length > MAX_LENGTH || !asked.startsWith('/') || UNSAFE_CHARACTERS.test(asked))
    return DEFAULT_RETURN_PATH
  if (!URL.canParse(asked, BASE)) return DEFAULT_RETURN_PATH
  const { origin, pathname, search, hash } = new URL(asked, BASE)
  return origin === BASE && isPage(pathname) ? `${pathname}${search}${hash}` : DEFAULT_RETURN_PATH
}
