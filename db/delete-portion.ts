import { inArray, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { query } from './index'

/** Deletes at most `most` of the expired rows, so that nothing waits for long. Returns the number of rows deleted. */
export async function deletePortion(
  table: PgTable & { id: AnyPgColumn },
  isOver: SQL | undefined,
  most: number,
): Promise<number> {
  if (!isOver) throw new Error('it should say which rows are over')
  const deleted = await query((db) => {
    const portion = db
      .select({ id: table.id })
      .from(table as PgTable)
      .where(isOver)
      .limit(most)
    return db.delete(table).where(inArray(table.id, portion)).returning({ id: table.id })
  })
  return deleted.length
}
