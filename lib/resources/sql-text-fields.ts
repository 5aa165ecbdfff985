/** The fields of one text each, as statements name them. */
import { type SQL, sql } from 'drizzle-orm'
import { textFieldKeys, textFields } from '@/db/vocabulary/text-fields'

const columns = textFieldKeys.map((key) => ({ key, column: textFields[key].column }))
const join = (parts: SQL[]) => sql.join(parts, sql`, `)

/** Of `resources r`, by the names that a record has them under. */
export const textColumns = join(columns.map(({ key, column }) => sql.raw(`r.${column} as "${key}"`)))

export const textColumnNames = join(columns.map(({ column }) => sql.raw(column)))

/** Out of a row's JSON. */
export const readTexts = (json: SQL) => join(columns.map(({ key }) => sql`${json} ->> ${sql.raw(`'${key}'`)}`))
