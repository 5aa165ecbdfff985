import { DIRECTORY_TAG } from '@/lib/cache/tags'
import 'server-only'
import { sql } from 'drizzle-orm'
import { query } from '@/db'
import { DatabaseUnavailable } from '@/db/breaker'
import { cached } from '@/lib/cache/cached'
import { isBuilding } from '@/lib/cache/is-building'
import { isCopyUsed, noteCopyUsed } from './directory'

/** Tagged like the pages, so that it is evaluated again when the database is back. */
const isAway = cached('from-copy', async (): Promise<boolean> => {
  if (isBuilding()) return false
  try {
    await query((db) => db.execute(sql`select 1`))
    return false
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error
    noteCopyUsed()
    return true
  }
}, [DIRECTORY_TAG])

/**
 * Whether a page's content may be from the copy. Call it after the reads: the database may be up and only have been
 * too slow for one of them.
 */
export async function isFromCopy(): Promise<boolean> {
  return isCopyUsed() || (await isAway())
}
