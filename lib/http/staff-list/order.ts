import { type SQL, sql } from 'drizzle-orm'

/** An order of a list of the console, for which its table has an index. */
export interface ListOrder {
  by: SQL
  /** What a position in the list remembers of a row. */
  value: SQL
  type: SQL
  isDescending: boolean
}

export const latestFirst = (by: SQL): ListOrder => ({
  by,
  value: sql`${by}::text`,
  type: sql`timestamptz`,
  isDescending: true,
})

export const alphabetical = (by: SQL): ListOrder => ({ by, value: by, type: sql`text`, isDescending: false })

/** What comes after the row at which the page before ended. */
export function isAfter({ by, type, isDescending }: ListOrder, id: SQL, after: { value: string; id: string }): SQL {
  const than = isDescending ? sql`<` : sql`>`
  return sql`(${by}, ${id}) ${than} (${after.value}::${type}, ${after.id}::uuid)`
}
