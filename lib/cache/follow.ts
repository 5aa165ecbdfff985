import 'server-only'
import { logEvent } from '@/lib/log/log'
import { expireTags } from './expire'

const INTERVAL_MS = 1000
const MAX_PAUSE_MS = 60_000

export interface Followed {
  /** The log event prefix: '{name}-away', '{name}-back'. */
  name: string
  /** Tag of the pages that show it. */
  tag: string
  /** Reads the version, which is the same on every instance. */
  readVersion(): Promise<string>
  /** State local to this instance that also makes its pages stale. */
  countOwn?(): number
  /** Called after the pages have expired. `isFirst`: the first check of this process. */
  changed?(isFirst: boolean): Promise<void>
  /** Renews this process's snapshot of it after a change. A failure is retried with growing delays. */
  copy?(): Promise<void>
  /** Called if the process started while the database was down: there are only the build's pages. */
  beganAway?(): Promise<void>
}

/**
 * Polls a version in the database every second, so that whoever changed the data (a colleague, an import, another
 * instance), pages are rendered again within two seconds. A database recovery counts as a change.
 */
export function follow({ name, tag, readVersion, countOwn, changed, copy, beganAway }: Followed): void {
  let seen: string | null = null
  let isFirst = true
  let isAway = false
  let isBegun = false
  let pause = 0
  let copyDue: number | null = null
  const renewCopy = async () => {
    if (!copy || copyDue === null || Date.now() < copyDue) return
    try {
      await copy()
      copyDue = null
    } catch (error) {
      if (pause === 0) logEvent(`${name}-not-copied`, { error: error instanceof Error ? error.name : 'unknown' })
      pause = Math.min(MAX_PAUSE_MS, pause * 2 || INTERVAL_MS)
      copyDue = Date.now() + pause
    }
  }
  const check = async () => {
    try {
      const own = `${await readVersion()} ${countOwn?.()}`
      if (own !== seen) {
        await expireTags([tag])
        await changed?.(isFirst)
        seen = own
        isFirst = false
        pause = 0
        copyDue = 0
      }
      await renewCopy()
      if (isAway) logEvent(`${name}-back`)
      isAway = false
    } catch (error) {
      seen = null
      if (!isAway) logEvent(`${name}-away`, { error: error instanceof Error ? error.name : 'unknown' })
      isAway = true
      if (!isBegun) await beganAway?.().catch(() => logEvent(`${name}-not-expired`))
    } finally {
      isBegun = true
      setTimeout(check, INTERVAL_MS).unref()
    }
  }
  void check()
}
