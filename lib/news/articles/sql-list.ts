import { type SQL, sql } from 'drizzle-orm'
import { matchText } from '@/lib/http/staff-list/match-text'
import type { ArticleFilter, ArticlePosition } from './schema'

/** The text aside, which is long. */
export const articleColumns = sql`a.id, a.slug, a.title, a.excerpt, a.category, a.image_url as "imageUrl", a.image_alt as "imageAlt",
  a.publish_date as "publishDate", a.featured, a.author, a.status, a.version, a.updated_at as "updatedAt",
  a.deleted_at as "deletedAt"`

interface Order {
  /** An index of `articles` has it so. */
  by: SQL
  value: SQL
  type: SQL
  isDescending: boolean
}

const orders: Record<ArticlePosition['sort'], Order> = {
  recent: { by: sql`a.publish_date`, value: sql`a.publish_date::text`, type: sql`timestamptz`, isDescending: true },
  updated: { by: sql`a.updated_at`, value: sql`a.updated_at::text`, type: sql`timestamptz`, isDescending: true },
  title: { by: sql`a.title`, value: sql`a.title`, type: sql`text`, isDescending: false },
  deleted: { by: sql`a.deleted_at`, value: sql`a.deleted_at::text`, type: sql`timestamptz`, isDescending: true },
}

/** The statement of a page of the list, with one row more than asked for. */
export function selectArticles({
  q,
  category,
  status,
  sort = 'recent',
  deleted,
  isBrief,
  limit,
  after,
}: ArticleFilter): SQL {
  const name = deleted ? 'deleted' : sort
  const { by, value, type, isDescending } = orders[name]
  const parts: SQL[] = [deleted ? sql`a.deleted_at is not null` : sql`a.deleted_at is null`]
  if (q) parts.push(matchText(sql`a.title`, q))
  if (category) parts.push(sql`a.category = ${category}`)
  if (status) parts.push(sql`a.status = ${status}`)
  if (after?.sort === name) {
    const than = isDescending ? sql`<` : sql`>`
    parts.push(sql`(${by}, a.id) ${than} (${after.value}::${type}, ${after.id}::uuid)`)
  }
  const direction = isDescending ? sql`desc` : sql`asc`
  return sql`select ${articleColumns}${isBrief ? sql`` : sql`, a.content`}, ${value} as position from articles a
    where ${sql.join(parts, sql` and `)} order by ${by} ${direction}, a.id ${direction} limit ${limit + 1}`
}
