import 'server-only'
import { sql } from 'drizzle-orm'
import type { Database } from '@/db'
import type { ImportFormat } from '@/db/vocabulary/imports'
import type { Actor } from '@/lib/audit/record'

export interface ImportFacts {
  source: string
  fileName: string
  format: ImportFormat
  sizeBytes: number
}

export async function createImport(db: Pick<Database, 'execute'>, facts: ImportFacts, actor: Actor): Promise<string> {
  const { source, fileName, format, sizeBytes } = facts
  const [row] = await db.execute<{ id: string }>(sql`
    insert into imports (source, file_name, format, size_bytes, actor_id, actor)
    values (${source}, ${fileName}, ${format}, ${sizeBytes}, ${actor.userId}::uuid, ${actor.email ?? 'unknown'}) returning id`)
  if (!row) throw new Error('an insert gave no row')
  return row.id
}
