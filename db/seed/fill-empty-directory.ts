import type postgres from 'postgres'

/** Except `schedules`, whose own trigger uses the index during the import. */
const TABLES = ['organizations', 'resources', 'phones', 'locations']

/** The triggers that update a record's version and the directory's, and hold addresses back: running them once at the end is enough. */
const IDLE_TRIGGERS = [
  ['phones', 'phones_touch'],
  ['locations', 'locations_touch'],
  ['schedules', 'schedules_touch'],
  ['organizations', 'organizations_version'],
  ['phones', 'phones_version'],
  ['locations', 'locations_version'],
  ['schedules', 'schedules_version'],
  ['resources', 'resources_hold_insert'],
  ['phones', 'phones_hold_insert'],
  ['locations', 'locations_hold_insert'],
] as const

/**
 * Fills an empty directory without its indexes and builds them at the end, which is many times faster than updating
 * them for each row. Nobody reads an empty directory, so nobody waits for it.
 */
export async function fillEmptyDirectory(sql: postgres.TransactionSql, fill: () => Promise<void>): Promise<void> {
  const indexes = await sql<{ name: string; definition: string }[]>`
    select format('%I.%I', n.nspname, c.relname) as name, pg_get_indexdef(c.oid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
      join pg_class t on t.oid = i.indrelid
    where t.relname = any(${TABLES}) and n.nspname = 'public' and not i.indisunique
      and not exists (select from pg_constraint where conindid = c.oid)`
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`)
  for (const [table, trigger] of IDLE_TRIGGERS) await sql`alter table ${sql(table)} disable trigger ${sql(trigger)}`
  await fill()
  // Deferred triggers would keep the tables locked.
  await sql`set constraints all immediate`
  for (const [table, trigger] of IDLE_TRIGGERS) await sql`alter table ${sql(table)} enable trigger ${sql(trigger)}`
  for (const { definition } of indexes) await sql.unsafe(definition)
  // Without statistics, each address would be compared with every phone number.
  await sql`analyze resources, phones, locations`
  await sql`select hold_doubtful_addresses(null)`
}
