/**
 * Tracks whether a cacheable page was rendered from the copy in memory. That is logged, and the page is
 * rendered again soon, even if the database was only too slow for one query, which nobody else would notice.
 */

import { logEvent } from '@/lib/log/log'
import { oncePerProcess } from '@/lib/once-per-process.mjs'

const INTERVAL_MS = 30_000

interface Used {
  isUsed: boolean
  /** Incremented by each check that follows a use. */
  times: number
  at: number
}

function state(): Used {
  return oncePerProcess('copy-used', () => ({ isUsed: false, times: 0, at: 0 }))
}

export function noteCopyUsed(): void {
  const used = state()
  if (!used.isUsed) logEvent('directory-copy-used')
  used.isUsed = true
}

/** Until the pages are rendered again, any of them may be from the copy. */
export function isCopyUsed(): boolean {
  return state().isUsed
}

/** Changes after a use, at most twice a minute: a database that stays too slow is not asked to rerender everything at once. */
export function countCopyUses(now: number): number {
  const used = state()
  if (used.isUsed && now - used.at >= INTERVAL_MS)
    Object.assign(used, { isUsed: false, times: used.times + 1, at: now })
  return used.times
}
