/**
 * Save, clicked without a session: the page that asks her to sign in is also the page that saves, and once she has signed
 * in from there, the entry is saved without another click. Only our own page can start such a sign-in
 * (`Sec-Fetch-Site`), so that a link on another site can't put anything on her list.
 */
import { withoutLanguage } from '@/lib/site/language/languages.mjs'
import { to } from '@/lib/site/language/paths'

const SAVE_PAGE = /^\/dashboard\/save\/([a-z0-9-]{1,120})$/
const PRESSED = '?pressed'

export function savePagePath(slug: string): string {
  return to(`/dashboard/save/${slug}`)
}

/** The slug of the entry that such a page is about. */
export function readSavePage(path: string): string | null {
  return SAVE_PAGE.exec(withoutLanguage(path))?.[1] ?? null
}

/** The return path of a sign-in: marked if she clicked Save on our own page. */
export function markPending(returnPath: string, request: Request): string {
  const path = returnPath.split('?')[0] ?? ''
  if (readSavePage(path) === null) return returnPath
  return request.headers.get('sec-fetch-site') === 'same-origin' ? `${path}${PRESSED}` : path
}

/** The entry to save after sign-in; null if there is none. */
export function readPending(returnPath: string): string | null {
  return returnPath.endsWith(PRESSED) ? readSavePage(returnPath.slice(0, -PRESSED.length)) : null
}
