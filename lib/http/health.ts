import 'server-only'
import { sql } from 'drizzle-orm'
import { query } from '@/db'
import journal from '@/db/migrations/meta/_journal.json'
import { readDatabaseError } from '@/lib/http/database-error'

/** The migrations this build needs; a newer instance may have applied more. */
const needed = journal.entries.map((entry) => entry.when)

async function listApplied(): Promise<Set<number>> {
  const rows = await query((db) =>
    db.execute<{ created_at: string }>(sql`select created_at from drizzle.__drizzle_migrations`),
  )
  return new Set(rows.map((row) => Number(row.created_at)))
}

/** True if every migration of this build is applied; throws DatabaseUnavailable if nobody answers. */
export async function isDatabaseReady(): Promise<boolean> {
  try {
    const applied = await listApplied()
    return needed.every((when) => applied.has(when))
  } catch (error) {
    if (readDatabaseError(error)) throw error
    // A database without even the migrations table.
    return false
  }
}
