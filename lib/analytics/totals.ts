import { sql } from 'drizzle-orm'
import { query } from '@/db'
import type { CountRow } from './counter'

export async function addToTotals(rows: CountRow[]): Promise<void> {
  const values = rows.map(
    ({ day, event, state, category, count }) => sql`(${day}::date, ${event}, ${state}, ${category}, ${count}::bigint)`,
  )
  await query((db) =>
    db.execute(sql`insert into daily_totals (day, event, state, category, count)
      values ${sql.join(values, sql`, `)}
      on conflict (day, event, state, category) do update set count = daily_totals.count + excluded.count`),
  )
}
