import 'server-only'
import { sql } from 'drizzle-orm'
import { query } from '@/db'
import { EVERY_PAGE, expireOwnTags } from '@/lib/cache/expire'
import { logEvent } from '@/lib/log'
import { DIRECTORY_TAG } from './queries'
import { SNAPSHOT_SIZE, setSnapshot } from './snapshot'
import { sqlDirectory } from './sql-directory'

const EVERY_MS = 1000
const PAGE = 500

async function readVersion(): Promise<number> {
  const rows = await query((db) => db.execute<{ version: string }>(sql`select version from directory_version`))
  return Number(rows[0]?.version ?? 0)
}

async function copyDirectory(): Promise<void> {
  const items = []
  let after: Parameters<typeof sqlDirectory.listResources>[0]['after']
  do {
    const page = await sqlDirectory.listResources({ limit: PAGE, after })
    items.push(...page.items)
    after = page.next ?? undefined
  } while (after && items.length < SNAPSHOT_SIZE)
  await setSnapshot(items)
}

/**
 * Follows the directory's version: whoever changes it (a colleague, an import, another instance), the pages that
 * show it are made anew within two seconds, and the copy in memory follows. A database that comes back after an
 * outage counts as a change. The first look also renews the pages that the build made from the seed.
 */
export function startDirectoryWatch(): void {
  let seen: number | null = null
  let isFirst = true
  let isAway = false
  const look = async () => {
    try {
      const version = await readVersion()
      if (version !== seen) {
        await expireOwnTags(isFirst ? [EVERY_PAGE, DIRECTORY_TAG] : [DIRECTORY_TAG])
        seen = version
        isFirst = false
        await copyDirectory()
      }
      if (isAway) logEvent('directory-back')
      isAway = false
    } catch (error) {
      seen = null
      if (!isAway) logEvent('directory-away', { error: error instanceof Error ? error.name : 'unknown' })
      isAway = true
    } finally {
      setTimeout(look, EVERY_MS).unref()
    }
  }
  void look()
}
