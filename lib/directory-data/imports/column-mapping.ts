/** Column mappings of CSV files, as chosen by staff and stored per source. */
import 'server-only'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Database, query } from '@/db'
import { meaningKeys } from './column-names'
import { type Mapping, mappings, REASON } from './mappings'
import { nameColumns } from './read-csv'
import { listUnheeded } from './schema'

const key = z.enum(meaningKeys)

/** As it is stored, and as the command line takes it in a file. */
export const storedMapping = z.object({
  columns: z.record(z.string(), key.nullable()),
  category: z.string().nullable().default(null),
  description: z.string().nullable().default(null),
  values: z.record(z.string(), z.record(z.string(), z.string())).optional(),
  /** Columns that say what is private, and are left out all the same: someone has confirmed it. */
  sure: z.array(z.string()).optional(),
  isSharedId: z.boolean().optional(),
})
export type StoredMapping = z.output<typeof storedMapping>

export function toMapping({ columns, category, description, values, isSharedId }: StoredMapping): Mapping {
  return {
    label: 'As staff have said',
    columns: { ...columns, [REASON]: null },
    required: [],
    fixed: { category, description },
    values,
    isSharedId,
  }
}

/** By this mapping nothing is taken of which the file says that it is private, unless someone has confirmed it. */
export function isHeedful({ columns, sure = [] }: StoredMapping, names: readonly (string | null)[]): boolean {
  const keys = names.map((name) => (name === null ? null : (columns[name] ?? null)))
  return listUnheeded(names, keys).every((name) => sure.includes(name))
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

function fits({ columns, required }: Mapping, names: readonly (string | null)[]): boolean {
  return (
    required.every((name) => names.includes(name)) &&
    names.every((name) => name === null || Object.hasOwn(columns, name))
  )
}

/** The mapping for a file with these columns: the requested one, a built-in one, or the source's stored one. */
export async function chooseMapping(
  db: Runner,
  source: string,
  asked: keyof typeof mappings,
  columns: readonly string[],
): Promise<Mapping | null> {
  const names = nameColumns(columns)
  const ours = [mappings[asked], mappings.template, mappings.facts].find((mapping) => fits(mapping, names))
  if (ours) return ours
  const stored = await findMapping(db, source)
  return stored && fits(toMapping(stored), names) && isHeedful(stored, names) ? toMapping(stored) : null
}
