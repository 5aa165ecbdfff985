import { type Reply, reply } from '@/lib/http/reply'
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
