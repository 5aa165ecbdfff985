import { type Reply, reply } from '@/lib/http/problem'
import { DEFAULT_RETURN_PATH, readReturnPath } from '@/lib/session/return-path'
import { withoutLanguage } from '@/lib/site/language/languages.mjs'
import { to } from '@/lib/site/language/paths'
import type { SavedDto } from './schema'

/** The page she came from, so that she can continue there. */
function readOrigin(request: Request): string | null {
  const referrer = request.headers.get('referer')
  if (!referrer || !URL.canParse(referrer)) return null
  const { pathname, search } = new URL(referrer)
  const path = readReturnPath(`${pathname}${search}`)
  return path === DEFAULT_RETURN_PATH || withoutLanguage(path).startsWith('/dashboard') ? null : path
}

export function savedPagePath(id: string, isNew: boolean, from: string | null): string {
  const query = new URLSearchParams({ notice: isNew ? 'saved' : 'kept', id, ...(from && { from }) })
  return `${to('/dashboard/saved')}?${query}`
}

/** The anchor of the message at the top of that page (components/resources/save-form.tsx). */
export const SAVED_NOTE = 'saved-now'

/** 201 for a new one, 200 for an existing one; a form returns to its page, or else to her list. */
export function replySaved({ saved, isNew }: { saved: SavedDto; isNew: boolean }, request: Request): Reply<SavedDto> {
  const from = readOrigin(request)
  return reply(saved, {
    status: isNew ? 201 : 200,
    headers: { location: from ? `${from}#${SAVED_NOTE}` : savedPagePath(saved.id, isNew, null) },
  })
}

/**
 * Save, clicked without a session: the page that asks her to sign in is also the page that saves, and once she has signed
 * in from there, the entry is saved without another click. Only our own page can start such a sign-in
 * (`Sec-Fetch-Site`), so that a link on another site can't put anything on her list.
 */
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
