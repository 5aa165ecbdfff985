import 'server-only'
import { sql } from 'drizzle-orm'
import type { Database } from '@/db'
import type { ImportFormat } from '@/db/vocabulary/operations'
import type { Actor } from '@/lib/audit/record'
import type { TableProfile } from './profile-table'

export interface ImportFacts {
  source: string
  fileName: string
  format: ImportFormat
  sizeBytes: number
  category?: string | null
  /** What is in a table whose columns must be explained first. */
  sample?: TableProfile
  /** An official list, and not someone's file. */
  isList?: boolean
}

export async function createImport(db: Pick<Database, 'execute'>, facts: ImportFacts, actor: Actor): Promise<string> {
  const { source, fileName, format, sizeBytes, category = null, sample, isList = false } = facts
  const [row] = await db.execute<{ id: string }>(sql`
    insert into imports (source, file_name, format, size_bytes, category, status, sample, gone, actor_id, actor)
    values (${source}, ${fileName}, ${format}, ${sizeBytes}, ${category},
      ${sample ? 'mapping' : 'checking'}, ${sample ? JSON.stringify(sample) : null}::jsonb, ${isList ? 0 : null}::int, ${actor.userId}::uuid, ${actor.email ?? 'unknown'}) returning id`)
  if (!row) throw new Error('an insert gave no row')
  return row.id
}
