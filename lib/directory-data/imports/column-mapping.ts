/** Column mappings of CSV files, as chosen by staff and stored per source. */
import 'server-only'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Database, query } from '@/db'
import { columnKeys } from './guess-columns'
import { type Mapping, mappings, REASON } from './mappings'

const key = z.enum(columnKeys)

const storedMapping = z.object({
  columns: z.record(z.string(), key.nullable()),
  category: z.string().nullable(),
  description: z.string().nullable(),
})
export type StoredMapping = z.output<typeof storedMapping>

export function toMapping({ columns, category, description }: StoredMapping): Mapping {
  return {
    label: 'As staff have said',
    columns: { ...columns, [REASON]: null },
    required: [],
    fixed: { category, description },
  }
}

type Runner = Pick<Database, 'execute'>

export async function findMapping(db: Runner, source: string): Promise<StoredMapping | null> {
  const [row] = await db.execute<{ mapping: unknown }>(
    sql`select mapping from import_mappings where source = ${source}`,
  )
  const read = storedMapping.safeParse(row?.mapping)
  return read.success ? read.data : null
}

export const getSavedMapping = (source: string) => query((db) => findMapping(db, source))

export async function saveMapping(db: Runner, source: string, mapping: StoredMapping): Promise<void> {
  await db.execute(sql`
    insert into import_mappings (source, mapping) values (${source}, ${JSON.stringify(mapping)}::jsonb)
    on conflict (source) do update set mapping = excluded.mapping, updated_at = now()`)
}

function fits({ columns, required }: Mapping, names: readonly string[]): boolean {
  return required.every((name) => names.includes(name)) && names.every((name) => Object.hasOwn(columns, name))
}

/** The mapping for a file with these columns: the requested one, a built-in one, or the source's stored one. */
export async function chooseMapping(
  db: Runner,
  source: string,
  asked: keyof typeof mappings,
  columns: readonly string[],
): Promise<Mapping | null> {
  const names = columns.map((name) => name.trim().toLowerCase())
  if (new Set(names).size < names.length) return null
  const ours = [mappings[asked], mappings.template, mappings.facts].find((mapping) => fits(mapping, names))
  if (ours) return ours
  const stored = await findMapping(db, source)
  return stored && fits(toMapping(stored), names) ? toMapping(stored) : null
}
