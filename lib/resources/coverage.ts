/** How many people live in a county with a local program against violence, and how many with one whose number is shown. */
import 'server-only'
import { sql } from 'drizzle-orm'
import { query } from '@/db'
import { DatabaseUnavailable } from '@/db/breaker'
import { cached } from '@/lib/cache/cached'
import { isBuilding } from '@/lib/cache/is-building'
import { DIRECTORY_TAG } from '@/lib/cache/tags'
import type { StateCode } from '@/lib/geography/states'
import { noteCopyUsed } from './reads/directory'

export interface CoverageCounts {
  counties: number
  people: number
  /** With a program or county line known by name. */
  named: { counties: number; people: number }
  /** With one whose number a read source prints. */
  numbered: { counties: number; people: number }
}

export interface StateCoverage extends CoverageCounts {
  state: StateCode
}

type Row = Record<
  'counties' | 'people' | 'namedCounties' | 'namedPeople' | 'numberedCounties' | 'numberedPeople',
  number
>

/** By state, in alphabetical order. A program serves its own county and those that it names. People: census of 2020. */
export async function readCoverage(): Promise<StateCoverage[]> {
  const rows = await query((db) =>
    db.execute<Row & { state: StateCode }>(sql`
      with programs as (
        select r.counties_served || r.county_fips as served,
          exists (select from phones p where p.resource_id = r.id and p.type = 'voice') as has_number
        from resources r
        where r.archived_at is null and r.scope = 'local' and r.tags && '{local-program,domestic-violence}'),
      served as (select fips, bool_or(has_number) as has_number from programs, unnest(served) fips
        where fips is not null group by fips)
      select c.state, count(*)::int as counties, coalesce(sum(c.population), 0)::int as people,
        count(s.fips)::int as "namedCounties",
        coalesce(sum(c.population) filter (where s.fips is not null), 0)::int as "namedPeople",
        (count(*) filter (where s.has_number))::int as "numberedCounties",
        coalesce(sum(c.population) filter (where s.has_number), 0)::int as "numberedPeople"
      from counties c left join served s on s.fips = c.fips group by c.state order by c.state`),
  )
  return rows.map(({ state, counties, people, ...row }) => ({
    state,
    counties,
    people,
    named: { counties: row.namedCounties, people: row.namedPeople },
    numbered: { counties: row.numberedCounties, people: row.numberedPeople },
  }))
}

/** For a page; null while there is no database to count in. */
export const readCoverageForPage = cached('coverage', async (): Promise<StateCoverage[] | null> => {
  if (isBuilding()) return null
  try {
    return await readCoverage()
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error
    noteCopyUsed()
    return null
  }
}, [DIRECTORY_TAG])

export function sumCoverage(rows: readonly CoverageCounts[]): CoverageCounts {
  const sum = (read: (row: CoverageCounts) => number) => rows.reduce((total, row) => total + read(row), 0)
  return {
    counties: sum((row) => row.counties),
    people: sum((row) => row.people),
    named: { counties: sum((row) => row.named.counties), people: sum((row) => row.named.people) },
    numbered: { counties: sum((row) => row.numbered.counties), people: sum((row) => row.numbered.people) },
  }
}
