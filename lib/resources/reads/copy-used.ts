/**
 * Whether a page was made from the copy in memory although it is to be kept. That is written in the log, and the page is
 * made anew soon: also when the database only was too slow for one question, which nobody else would notice.
 */

import { DIRECTORY_TAG } from '@/lib/cache/tags'
import { forgetVersion } from '@/lib/cache/versions.mjs'
import { logEvent } from '@/lib/log/log'
import { oncePerProcess } from '@/lib/once-per-process.mjs'

const INTERVAL_MS = 30_000

interface Used {
  isUsed: boolean
  /** Raised for each look that follows a use. */
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
  forgetVersion(DIRECTORY_TAG)
}

/** Until the pages are made anew, any of them may be from the copy. */
export function isCopyUsed(): boolean {
  return state().isUsed
}

/** Another number after a use, at most twice a minute: a database that stays too slow is not asked for everything at once. */
export function countCopyUses(now: number): number {
  const used = state()
  if (used.isUsed && now - used.at >= INTERVAL_MS)
    Object.assign(used, { isUsed: false, times: used.times + 1, at: now })
  return used.times
}
