import 'server-only'
import { sql } from 'drizzle-orm'
import { query } from '@/db'
import { DatabaseUnavailable } from '@/db/breaker'
import { cached } from '@/lib/cache/cached'
import { isBuilding } from '@/lib/cache/is-building'
import { noteCopyUsed } from './copy-used'
import { DIRECTORY_TAG } from './queries'

/** Whether pages are made from the last copy just now. Tagged as they are: it is asked again when the database is back. */
export const isFromCopy = cached('from-copy', async (): Promise<boolean> => {
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
