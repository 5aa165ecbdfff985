import 'server-only'
import { sql } from 'drizzle-orm'
import type { Database } from '@/db'
import { schedules } from '@/db/schema/directory'
import { readHoursInWords } from '@/db/vocabulary/hours-in-words'
import { findTimeZone } from '@/db/vocabulary/time-zones'
import type { StateCode } from '@/lib/geography/states'

/** Reads a record's hours into its week, if it has none: a trigger takes it away with the words that it stood for. */
export async function fillWeek(transaction: Pick<Database, 'execute' | 'insert'>, resourceId: string): Promise<void> {
  const [record] = await transaction.execute<{ hours: string; state: StateCode | null; countyFips: string | null }>(sql`
    select hours, state, county_fips as "countyFips" from resources r where id = ${resourceId}::uuid and hours is not null
      and not exists (select from schedules s where s.resource_id = r.id)`)
  const week = record ? readHoursInWords(record.hours, findTimeZone(record.state, record.countyFips)) : null
  if (week) await transaction.insert(schedules).values(week.map((row) => ({ ...row, resourceId })))
}
