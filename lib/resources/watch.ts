import 'server-only'
import { sql } from 'drizzle-orm'
import { query } from '@/db'
import { EVERY_PAGE } from '@/lib/cache/every-page.mjs'
import { expireOwnTags } from '@/lib/cache/expire'
import { follow } from '@/lib/cache/follow'
import { easternDate } from '@/lib/eastern-time'
import { DIRECTORY_TAG } from './queries'
import { SNAPSHOT_SIZE, setSnapshot } from './snapshot'
import { sqlDirectory } from './sql-directory'

const PAGE = 500

/** The day counts as a change: at midnight, 'Verified on' turns into 'Not checked since' on pages that are kept. */
export async function readDirectoryVersion(now = new Date()): Promise<string> {
  const rows = await query((db) => db.execute<{ version: string }>(sql`select version from directory_version`))
  return `${rows[0]?.version} ${easternDate(now)}`
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

/** The pages that show the directory, and the copy in memory, follow it. The first look renews what the build made. */
export function startDirectoryWatch(): void {
  follow({
    name: 'directory',
    readVersion: readDirectoryVersion,
    async changed(isFirst) {
      await expireOwnTags(isFirst ? [EVERY_PAGE, DIRECTORY_TAG] : [DIRECTORY_TAG])
      await copyDirectory()
    },
  })
}
