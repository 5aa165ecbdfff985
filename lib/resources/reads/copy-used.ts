/**
 * Whether a page was made from the copy in memory although it is to be kept. That is written in the log, and the page is
 * made anew soon: also when the database only was too slow for one question, which nobody else would notice.
 */
import { logEvent } from '@/lib/log/log'

const EVERY_MS = 30_000

interface Used {
  isUsed: boolean
  /** Raised for each look that follows a use. */
  times: number
  at: number
}

/** Next bundles the watch apart from the pages: a variable of this module would be two. */
const KEY = Symbol.for('marigold.copy-used')

function state(): Used {
  const kept: unknown = Reflect.get(globalThis, KEY)
  if (kept) return kept as Used
  const created: Used = { isUsed: false, times: 0, at: 0 }
  Reflect.set(globalThis, KEY, created)
  return created
}

export function noteCopyUsed(): void {
  const used = state()
  if (!used.isUsed) logEvent('directory-copy-used')
  used.isUsed = true
}

/** Another number after a use, at most twice a minute: a database that stays too slow is not asked for everything at once. */
export function countCopyUses(now: number): number {
  const used = state()
  if (used.isUsed && now - used.at >= EVERY_MS) Object.assign(used, { isUsed: false, times: used.times + 1, at: now })
  return used.times
}
