import { type SQL, sql } from 'drizzle-orm'

/** A sort order of a console list, backed by an index. */
export interface ListOrder {
  by: SQL
  /** The sort values of a row, used as the position in the list. */
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

/** Each order, and under its name with a minus the opposite one: an index is read either way. */
export function bothWays<Name extends string>(orders: Record<Name, ListOrder>): Record<Name | `-${Name}`, ListOrder> {
  const all = Object.entries<ListOrder>(orders).flatMap(([name, order]) => [
    [name, order],
    [`-${name}`, { ...order, isDescending: !order.isDescending }],
  ])
  return Object.fromEntries(all)
}

/** Rows after the last one of the previous page. */
export function isAfter({ by, type, isDescending }: ListOrder, id: SQL, after: { value: string; id: string }): SQL {
  const than = isDescending ? sql`<` : sql`>`
  return sql`(${by}, ${id}) ${than} (${after.value}::${type}, ${after.id}::uuid)`
}
