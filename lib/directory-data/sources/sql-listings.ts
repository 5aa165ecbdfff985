/** What a pull writes beside the records themselves: where they are listed, and what the list does not have any more. */
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/db'
import { isFromList } from './listed-records'
import { writeFollowed } from './peers'
import type { GoneRecord, Source } from './source'

type Runner = Pick<Database, 'execute'>

/** Condition on `r`: it came from this list, and no row of the file is about it. */
const isGone = (source: Source, importId: string): SQL => sql`
  r.archived_at is null and ${isFromList(source)}
  and not exists (select 1 from import_rows i where i.import_id = ${importId}::uuid and i.resource_id = r.id)
  and not exists (select 1 from import_rows i join import_keys k on k.source = ${source.name} and k.external_id = i.external_id
    where i.import_id = ${importId}::uuid and i.action = 'bad' and k.resource_id = r.id)`

export async function countGone(db: Runner, source: Source, importId: string): Promise<number> {
  const [row] = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from resources r where ${isGone(source, importId)}`,
  )
  return row?.count ?? 0
}

export async function listGone(db: Runner, source: Source, importId: string, limit: number): Promise<GoneRecord[]> {
  return db.execute<GoneRecord & Record<string, unknown>>(sql`
    select r.id, r.title, r.city, r.state from resources r where ${isGone(source, importId)}
    order by r.state nulls last, r.city nulls last, r.title limit ${limit}`)
}

/** In the transaction of the pull. Answers how many records are new in the staff's queue. */
export async function writeListings(db: Runner, source: Source, importId: string, today: string): Promise<number> {
  const rows = sql`from import_rows i where i.import_id = ${importId}::uuid and i.resource_id is not null
    and i.action in ('add', 'change', 'same')`
  const added = sql`${rows} and i.action = 'add'`
  const { name, title, listedBy, address, kind = 'facility', format } = source
  if (format.kind === 'hsds') await writeFollowed(db, source, importId, today)
  else {
    await db.execute(sql`
      insert into import_keys (source, external_id, resource_id) select ${name}, i.external_id, i.resource_id ${rows}
      on conflict (source, external_id) do update set resource_id = excluded.resource_id
        where import_keys.resource_id is distinct from excluded.resource_id`)
    await db.execute(sql`
      update resources r set kind = ${kind}, source = ${`${title} (${today})`}, confidence = 'medium'
      where r.id in (select i.resource_id ${added})`)
    // Readers see the month.
    await db.execute(sql`
      update resources r set listed_by = ${listedBy}, listed_on = ${today}::date, source_url = ${address}
      where r.id in (select i.resource_id ${rows})
        and (r.listed_by is distinct from ${listedBy} or r.source_url is distinct from ${address} or r.listed_on is null
          or date_trunc('month', r.listed_on) < date_trunc('month', ${today}::date))`)
  }
  await db.execute(sql`
    update problem_reports set closed_on = ${today}::date where kind = 'left-list' and closed_on is null
      and resource_id in (select i.resource_id ${rows})`)
  const gone = await db.execute(sql`
    insert into problem_reports (resource_id, kind, reported_on)
    select r.id, 'left-list', ${today}::date from resources r where ${isGone(source, importId)}
      and not exists (select 1 from problem_reports p where p.resource_id = r.id and p.kind = 'left-list' and p.closed_on is null)
    returning 1`)
  return gone.length
}
