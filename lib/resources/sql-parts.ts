/** Lists that hang on a record, of `resources r`, as JSON. Notes of the staff are in none of them. */
import { sql } from 'drizzle-orm'

const today = sql`(now() at time zone 'America/New_York')::date`

/** Those that are not over. */
export const specialHoursOf = sql`coalesce((select json_agg(json_build_object('startsOn', to_char(h.starts_on, 'YYYY-MM-DD'),
    'endsOn', to_char(h.ends_on, 'YYYY-MM-DD'), 'opensAt', to_char(h.opens_at, 'HH24:MI:SS'),
    'closesAt', to_char(h.closes_at, 'HH24:MI:SS'), 'occasion', h.occasion) order by h.starts_on, h.opens_at, h.id)
  from special_hours h where h.resource_id = r.id and h.ends_on >= ${today}), '[]')`

export const contactsOf = sql`coalesce((select json_agg(json_build_object('name', c.name, 'title', c.title,
    'department', c.department, 'email', c.email, 'phone', c.phone, 'extension', c.extension) order by c.position)
  from contacts c where c.resource_id = r.id), '[]')`
