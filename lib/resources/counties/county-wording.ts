import { type SQL, sql } from 'drizzle-orm'
import type { County } from '@/lib/geography/counties'
import { records as english, type RecordWords } from '@/lib/site/language/en/records'
import { en, type Words } from '@/lib/site/language/words'
import type { CountyHelp, PlacedEntry } from './county-help'

type Listed = Pick<CountyHelp, 'local' | 'groups'>

/** A sentence about the first help that a county lacks; null if a program against violence answers its phone. */
export function describeMissing(
  { fips, fullName, state }: Pick<County, 'fips' | 'fullName' | 'state'>,
  { local, groups }: Listed,
  said: Words['help']['county'] = en.help.county,
): string | null {
  if (local.some(({ phoneNumber }) => phoneNumber)) return null
  if (local.length > 0) return said.noPhone({ name: fullName })
  const isHere = groups.some(({ entries }) =>
    entries.some(({ entry }) => entry.countyFips === fips || entry.countiesServed.includes(fips)),
  )
  return (isHere ? said.noLocal : said.none)({ code: state })
}

/** The distance of a place from the county's center of population, or that it serves the county; null if neither is known. */
export function describeDistance(
  { entry, miles, isApproximate }: PlacedEntry,
  county: County,
  copy: RecordWords = english,
): string | null {
  // Straight-line distance, as the page says.
  if (miles !== null)
    return miles < 1 ? copy.underAMile : copy.miles({ miles: Math.round(miles), isAbout: isApproximate })
  return entry.countiesServed.includes(county.fips) ? copy.serves({ servedArea: copy.county(county.fullName) }) : null
}

// Sets a record's county from its town, using the table `places`.

/** Of the selected records, those with a town and no county, or a county in another state. */
export function fillCounty(ids: SQL): SQL {
  return sql`
    update resources r set county = c.full_name, county_fips = c.fips
    from places p join counties c on c.fips = p.county_fips
    where r.id in (${ids}) and p.state = r.state
      and p.key = regexp_replace(lower(r.city), '[.'']', '', 'g')
      and (r.county_fips is null or not exists (select 1 from counties k where k.fips = r.county_fips and k.state = r.state))
      and p.id = (select q.id from places q where q.key = p.key and q.state = p.state order by q.population desc nulls last, q.id limit 1)`
}
