/** Lists that hang on a record, of `resources r`, as JSON. Notes of the staff are in none of them. */
import { type SQL, sql } from 'drizzle-orm'
import { getTextField, textFieldKeys, textFields } from '@/db/vocabulary/text-fields'

const today = sql`(now() at time zone 'America/New_York')::date`

/** Those that are not over. */
export const specialHoursOf = sql`coalesce((select json_agg(json_build_object('startsOn', to_char(h.starts_on, 'YYYY-MM-DD'),
    'endsOn', to_char(h.ends_on, 'YYYY-MM-DD'), 'opensAt', to_char(h.opens_at, 'HH24:MI:SS'),
    'closesAt', to_char(h.closes_at, 'HH24:MI:SS'), 'occasion', h.occasion) order by h.starts_on, h.opens_at, h.id)
  from special_hours h where h.resource_id = r.id and h.ends_on >= ${today}), '[]')`

export const contactsOf = sql`coalesce((select json_agg(json_build_object('name', c.name, 'title', c.title,
    'department', c.department, 'email', c.email, 'phone', c.phone, 'extension', c.extension) order by c.position)
  from contacts c where c.resource_id = r.id), '[]')`

/** The fields of one text each, as statements name them. */
const columns = textFieldKeys.map((key) => ({ key, column: textFields[key].column, until: getTextField(key).until }))
const join = (parts: SQL[]) => sql.join(parts, sql`, `)

const isOver = (until: string) => `r.${until} < (now() at time zone 'America/New_York')::date`

/** Of `resources r`, by the names that a record has them under. What is over reads as nothing, wherever it is read. */
export const textColumns = join(
  columns.map(({ key, column, until }) =>
    sql.raw(
      until ? `case when ${isOver(until)} then null else r.${column} end as "${key}"` : `r.${column} as "${key}"`,
    ),
  ),
)

/** The last day of its alert. */
export const alertUntil = sql.raw(
  `case when r.alert is not null and not ${isOver('alert_until')} then to_char(r.alert_until, 'YYYY-MM-DD') end as "alertUntil"`,
)

export const textColumnNames = join(columns.map(({ column }) => sql.raw(column)))

/** Out of a row's JSON. */
export const readTexts = (json: SQL) => join(columns.map(({ key }) => sql`${json} ->> ${sql.raw(`'${key}'`)}`))
