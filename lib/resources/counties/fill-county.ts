/** The county of a record, from the town that it names: towns and their counties stand in `places`. */
import { type SQL, sql } from 'drizzle-orm'

/** Of the records chosen, those that have a town and no county, or the county of another state. */
export function fillCounty(ids: SQL): SQL {
  return sql`
    update resources r set county = c.full_name, county_fips = c.fips
    from places p join counties c on c.fips = p.county_fips
    where r.id in (${ids}) and p.state = r.state
      and p.key = regexp_replace(lower(r.city), '[.'']', '', 'g')
      and (r.county_fips is null or not exists (select 1 from counties k where k.fips = r.county_fips and k.state = r.state))
      and p.id = (select q.id from places q where q.key = p.key and q.state = p.state order by q.population desc nulls last, q.id limit 1)`
}
