import 'server-only'
import { sql } from 'drizzle-orm'
import { query } from '@/db'
import { writeSheetHead, writeSheetLine } from './csv'
import { published, selectEntries } from './read-entries'

/** Some records as the sheet of all has them: what the public sees of them, and nothing of one that is archived. */
export async function writeChosen(ids: readonly string[]): Promise<string> {
  const entries = await query((db) =>
    selectEntries(db, sql`select * from resources r where ${published} and r.id in ${[...ids]}`, sql`r.title, r.id`),
  )
  return writeSheetHead() + entries.map(writeSheetLine).join('')
}
