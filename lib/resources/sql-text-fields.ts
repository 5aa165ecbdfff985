/** The fields of one text each, as statements name them. */
import { type SQL, sql } from 'drizzle-orm'
import { getTextField, textFieldKeys, textFields } from '@/db/vocabulary/text-fields'

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
