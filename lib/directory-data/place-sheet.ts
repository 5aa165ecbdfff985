import 'server-only'
import { sql } from 'drizzle-orm'
import { query } from '@/db'
import type { StateCode } from '@/lib/geography/states'
import { writeSheetHead, writeSheetLine } from './csv'
import { published, selectEntries } from './read-entries'

/** What is in a county or serves it, or in a state, as a spreadsheet: the columns are those of the whole directory's. */
export async function writePlaceSheet(state: StateCode, countyFips: string | null): Promise<string> {
  const inPlace = countyFips
    ? sql`(r.county_fips = ${countyFips} or r.counties_served @> array[${countyFips}]::text[])`
    : sql`(r.state = ${state} or r.service_area @> array[${state}]::text[])`
  const entries = await query((db) =>
    selectEntries(db, sql`select * from resources r where ${published} and ${inPlace}`, sql`r.category, r.title, r.id`),
  )
  return writeSheetHead() + entries.map(writeSheetLine).join('')
}
