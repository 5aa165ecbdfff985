import 'server-only'
import { logEvent } from '@/lib/log/log'

const EVERY_MS = 1000

export interface Followed {
  /** For the log: '{name}-away', '{name}-back'. */
  name: string
  readVersion(): Promise<string>
  /** `isFirst`: the first look of this process, or the first after the database was away. */
  changed(isFirst: boolean): Promise<void>
  /** The process began while the database was away: what the build made is all there is. */
  beganAway?(): Promise<void>
}

/**
 * Looks at a version in the database every second: whoever changed it (a colleague, an import, another instance), what
 * shows it is made anew within two seconds. A database that comes back after an outage counts as a change.
 */
export function follow({ name, readVersion, changed, beganAway }: Followed): void {
  let seen: string | null = null
  let isFirst = true
  let isAway = false
  let isBegun = false
  const look = async () => {
    try {
      const version = await readVersion()
      if (version !== seen) {
        await changed(isFirst)
        seen = version
        isFirst = false
      }
      if (isAway) logEvent(`${name}-back`)
      isAway = false
    } catch (error) {
      seen = null
      if (!isAway) logEvent(`${name}-away`, { error: error instanceof Error ? error.name : 'unknown' })
      isAway = true
      if (!isBegun) await beganAway?.().catch(() => logEvent(`${name}-not-expired`))
    } finally {
      isBegun = true
      setTimeout(look, EVERY_MS).unref()
    }
  }
  void look()
}
