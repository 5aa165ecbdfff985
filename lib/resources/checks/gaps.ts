/** Coverage gaps: counties without a local program against violence, and whom to ask about them. */
import 'server-only'
import { sql } from 'drizzle-orm'
import { query } from '@/db'
import { findHeldBackNumber, type ProgramToCall, readProgramsToCall } from '@/db/seed/to-call'
import { type StateCode, stateCodes } from '@/lib/geography/states'

/** The number of a record of which the public sees none. */
export const findHeldBack = (slug: string): string | null => findHeldBackNumber(slug)

/** A program serves its own county and those that it names. */
const covered = sql`select distinct unnest(r.counties_served || r.county_fips) from resources r
  where r.archived_at is null and r.tags @> '{local-program}'`

export interface StateGap {
  state: StateCode
  counties: number
  without: number
  toCall: number
}

/** Every state, sorted by population in such counties. */
export async function listGaps(): Promise<StateGap[]> {
  const rows = await query((db) =>
    db.execute<{ state: StateCode; counties: number; without: number }>(sql`
      select c.state, count(*)::int as counties, (count(*) filter (where g.fips is null))::int as without
      from counties c left join (${covered}) g(fips) on g.fips = c.fips
      group by c.state order by sum(c.population) filter (where g.fips is null) desc nulls last, c.state`),
  )
  const waiting = readProgramsToCall()
  return rows.map((row) => ({ ...row, toCall: waiting.filter(({ state }) => state === row.state).length }))
}

export interface GapDetails {
  state: StateCode
  counties: { fips: string; name: string; population: number | null }[]
  coalitions: { title: string; url: string | null; phone: string | null }[]
  programs: ProgramToCall[]
}

export async function readGap(state: StateCode): Promise<GapDetails> {
  const [counties, coalitions] = await query((db) =>
    Promise.all([
      db.execute<GapDetails['counties'][number]>(sql`
        select c.fips, c.full_name as name, c.population from counties c
        where c.state = ${state} and c.fips not in (select fips from (${covered}) g(fips) where fips is not null)
        order by c.population desc nulls last, c.full_name`),
      db.execute<GapDetails['coalitions'][number]>(sql`
        select r.title, r.url, (select p.number from phones p where p.resource_id = r.id and p.type = 'voice'
          order by p.position limit 1) as phone
        from resources r where r.archived_at is null and r.state = ${state} and r.tags @> '{state-coalition}'
        order by r.title`),
    ]),
  )
  return {
    state,
    counties: [...counties],
    coalitions: [...coalitions],
    programs: readProgramsToCall().filter((program) => program.state === state),
  }
}

/** 'oh' or 'OH'; null if it is not a state. */
export function readGapState(value: string): StateCode | null {
  return stateCodes.find((code) => code === value.toUpperCase()) ?? null
}
