import { DIRECTORY_TAG } from '@/lib/cache/tags'
import 'server-only'
import { sql } from 'drizzle-orm'
import { query } from '@/db'
import { EVERY_PAGE } from '@/lib/cache/every-page.mjs'
import { expireTags } from '@/lib/cache/expire'
import { follow } from '@/lib/cache/follow'
import { forgetSlugs, readSlugs } from '@/lib/cache/known-slugs'
import { easternDate } from '@/lib/time/eastern-time'
import type { ResourceDto } from '../schema'
import { countCopyUses } from './copy-used'
import type { ListFilter } from './directory'
import { SNAPSHOT_SIZE, setSnapshot } from './snapshot'
import { sqlDirectory } from './sql-directory'

const PAGE = 500

/** A new day counts as a change: at midnight, 'Verified on' becomes 'Not checked since' on cached pages. */
export async function readDirectoryVersion(now = new Date()): Promise<string> {
  const rows = await query((db) => db.execute<{ version: string }>(sql`select version from directory_version`))
  return `${rows[0]?.version} ${easternDate(now)}`
}

/** Local programs against violence first, then by importance, starting with emergencies. */
async function copyDirectory(): Promise<void> {
  const items = new Map<string, ResourceDto>()
  for (const tag of ['local-program', undefined]) {
    let after: ListFilter['after']
    do {
      const page = await sqlDirectory.listResources({ limit: PAGE, after, tag })
      for (const item of page.items) items.set(item.id, item)
      after = page.next ?? undefined
    } while (after && items.size < SNAPSHOT_SIZE)
  }
  await setSnapshot([...items.values()])
}

/** The directory's pages, and the copy in memory, follow its version. The first poll renews the build's pages. */
export function startDirectoryWatch(): void {
  follow({
    name: 'directory',
    tag: DIRECTORY_TAG,
    readVersion: readDirectoryVersion,
    countOwn: () => countCopyUses(Date.now()),
    async changed(isFirst) {
      forgetSlugs('records')
      if (isFirst) await expireTags([EVERY_PAGE])
    },
    async copy() {
      await readSlugs('records')
      await copyDirectory()
    },
    // The build's pages are as old as the build, without saying so.
    beganAway: () => expireTags([DIRECTORY_TAG]),
  })
}
