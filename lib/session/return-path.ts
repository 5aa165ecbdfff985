/** The page to return to after sign-in: always one of this site, whatever was requested. */

import { withoutLanguage } from '@/lib/site/language/languages.mjs'

export const DEFAULT_RETURN_PATH = '/dashboard'

const MAX_LENGTH = 1000
/** Browsers treat a backslash as a slash, and drop tabs and line breaks: we must judge exactly what they open. */
const UNSAFE_CHARACTERS = /[\\\p{Cc}\p{Cf}\p{Z}]/u
/** A base that no address can name. */
const BASE = 'http://site.invalid'
/** API calls are not pages, and returning to the sign-in page would loop forever. */
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

/** Path, query and fragment of a same-origin path; the dashboard for anything else. */
export function readReturnPath(asked: string | null | undefined): string {
  if (!asked || asked.length > MAX_LENGTH || !asked.startsWith('/') || UNSAFE_CHARACTERS.test(asked))
    return DEFAULT_RETURN_PATH
  if (!URL.canParse(asked, BASE)) return DEFAULT_RETURN_PATH
  const { origin, pathname, search, hash } = new URL(asked, BASE)
  return origin === BASE && isPage(pathname) ? `${pathname}${search}${hash}` : DEFAULT_RETURN_PATH
}
