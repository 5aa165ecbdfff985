/**
 * Save, pressed by someone who is not signed in: the page that asks her to sign in is the page that will save, and
 * once she has signed in from there it is saved without another press. Only our own page can begin such a sign-in
 * (`Sec-Fetch-Site`), so that a link on another site cannot put anything on her list.
 */
import { withoutLanguage } from '@/lib/site/language/languages.mjs'
import { to } from '@/lib/site/language/paths'

const SAVE_PAGE = /^\/dashboard\/save\/([a-z0-9-]{1,120})$/
const PRESSED = '?pressed'

export function savePagePath(slug: string): string {
  return to(`/dashboard/save/${slug}`)
}

/** The entry that a page of this kind is about. */
export function readSavePage(path: string): string | null {
  return SAVE_PAGE.exec(withoutLanguage(path))?.[1] ?? null
}

/** Where a sign-in leads: for a save that she pressed on our own page, marked as such; else without a mark. */
export function markPending(returnPath: string, request: Request): string {
  const path = returnPath.split('?')[0] ?? ''
  if (readSavePage(path) === null) return returnPath
  return request.headers.get('sec-fetch-site') === 'same-origin' ? `${path}${PRESSED}` : path
}

/** The entry to save now that she is signed in; null where none was pressed. */
export function readPending(returnPath: string): string | null {
  return returnPath.endsWith(PRESSED) ? readSavePage(returnPath.slice(0, -PRESSED.length)) : null
}
