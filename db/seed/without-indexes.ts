import type postgres from 'postgres'

/**
 * Fills an empty directory without its indexes, and builds them once at the end, which takes a fraction of the time that
 * keeping them for each row takes. Nobody reads an empty directory, so nobody waits for it.
 */
export async function withoutIndexes(sql: postgres.TransactionSql, tables: string[], fill: () => Promise<void>) {
  const indexes = await sql<{ name: string; definition: string }[]>`
    select format('%I.%I', n.nspname, c.relname) as name, pg_get_indexdef(c.oid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
      join pg_class t on t.oid = i.indrelid
    where t.relname = any(${tables}) and n.nspname = 'public' and not i.indisunique
      and not exists (select from pg_constraint where conindid = c.oid)`
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`)
  await fill()
  // What waits for the end of the transaction holds the tables.
  await sql`set constraints all immediate`
  for (const { definition } of indexes) await sql.unsafe(definition)
}
