import 'server-only'
import { logEvent } from '@/lib/log/log'
import { expireOwnTags } from './expire'
import { forgetVersion, noteVersion } from './versions.mjs'

const INTERVAL_MS = 1000

export interface Followed {
  /** For the log: '{name}-away', '{name}-back'. */
  name: string
  /** Of the pages that show it. */
  tag: string
  /** The same on every instance. */
  readVersion(): Promise<string>
  /** What only this instance knows, and what makes its pages old as well. */
  countOwn?(): number
  /** The pages are expired by then. `isFirst`: the first look of this process. */
  changed?(isFirst: boolean): Promise<void>
  /** The process began while the database was away: what the build made is all there is. */
  beganAway?(): Promise<void>
}

/**
 * Looks at a version in the database every second: whoever changed it (a colleague, an import, another instance), what
 * shows it is made anew within two seconds. A database that comes back after an outage counts as a change.
 */
export function follow({ name, tag, readVersion, countOwn, changed, beganAway }: Followed): void {
  forgetVersion(tag)
  let seen: string | null = null
  let known: string | null = null
  let isFirst = true
  let isAway = false
  let isBegun = false
  const look = async () => {
    try {
      const version = await readVersion()
      const own = `${version} ${countOwn?.()}`
      if (own !== seen) {
        forgetVersion(tag)
        await expireOwnTags([tag])
        // The version says nothing of an outage, nor of a copy: pages made meanwhile carry the same.
        noteVersion(tag, version, version === known ? Date.now() : 0)
        known = version
        await changed?.(isFirst)
        seen = own
        isFirst = false
      }
      if (isAway) logEvent(`${name}-back`)
      isAway = false
    } catch (error) {
      seen = null
      forgetVersion(tag)
      if (!isAway) logEvent(`${name}-away`, { error: error instanceof Error ? error.name : 'unknown' })
      isAway = true
      if (!isBegun) await beganAway?.().catch(() => logEvent(`${name}-not-expired`))
    } finally {
      isBegun = true
      setTimeout(look, INTERVAL_MS).unref()
    }
  }
  void look()
}
