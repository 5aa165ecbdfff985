import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { encodeCursor } from '@/lib/http/page'

/** Rows per console page. */
export const CONSOLE_PAGE = 25

type Params = Record<string, string | string[] | undefined>

/**
 * Parses a tab's address with the schema of its call. Invalid parameters are dropped: the list
 * is shown without them.
 */
export function readListParams<Query extends z.ZodObject>(
  { query }: { query: Query },
  params: Params,
): z.output<Query> {
  const given = Object.entries(params).filter(
    ([name, value]) => typeof value === 'string' && value !== '' && name in query.shape,
  )
  const asked = { ...Object.fromEntries(given), limit: String(CONSOLE_PAGE) }
  const all = query.safeParse(asked)
  if (all.success) return all.data
  const wrong = new Set(all.error.issues.map((issue) => issue.path[0]))
  return query.parse(Object.fromEntries(Object.entries(asked).filter(([name]) => !wrong.has(name))))
}

/** The same parameters for the call and for the tab's links; `pageQuery` has no cursor. */
export function writeListParams(params: Params, names: readonly string[]): { query: string; pageQuery: string } {
  const given = names.flatMap((name) => {
    const value = params[name]
    return typeof value === 'string' && value !== '' ? [[name, value]] : []
  })
  const query = new URLSearchParams([...given, ['limit', String(CONSOLE_PAGE)]])
  const pageQuery = new URLSearchParams(given.filter(([name]) => name !== 'cursor'))
  return { query: query.toString(), pageQuery: pageQuery.toString() }
}

/** What the table of a list reads of its address. */
export function readTableAddress(
  href: string,
  params: Params,
  filters: readonly string[] = [],
): { href: string; query: string } {
  return { href, query: writeListParams(params, [...filters, 'sort', 'columns']).pageQuery }
}

export function writeCursor(next: unknown): string | null {
  return next === null || next === undefined ? null : encodeCursor(next)
}

/** The next page's address; null on the last page. */
export function writeNextHref(href: string, params: Params, names: readonly string[], next: unknown): string | null {
  const cursor = writeCursor(next)
  if (cursor === null) return null
  const { pageQuery } = writeListParams(params, names)
  return `${href}?${new URLSearchParams([...new URLSearchParams(pageQuery), ['cursor', cursor]])}`
}

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

/** Days or moments. */
export const earliestFirst = (by: SQL, type: SQL): ListOrder => ({
  ...{ by, type },
  value: sql`${by}::text`,
  isDescending: false,
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

/** A trigram index needs three letters or more; shorter terms match at the start only. */
const TRIGRAM = 3

/** Texts that contain these words as typed, ignoring case. LIKE wildcards are escaped. */
export function matchText(text: SQL, typed: string): SQL {
  const words = typed.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)
  const pattern = [...typed].length < TRIGRAM ? `${words}%` : `%${words}%`
  return sql`lower(${text}) like ${pattern}`
}
