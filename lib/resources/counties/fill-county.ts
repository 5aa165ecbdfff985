/** Sets a record's county from its town, using the table `places`. */
import { type SQL, sql } from 'drizzle-orm'

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
