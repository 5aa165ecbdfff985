import { type SQL, sql } from 'drizzle-orm'
import {
  alphabetical,
  bothWays,
  isAfter,
  type ListOrder,
  latestFirst,
  matchText,
} from '@/lib/http/staff-list/read-params'
import type { ArticleFilter, ArticlePosition } from './schema'

/** The text aside, which is long. */
export const articleColumns = sql`a.id, a.slug, a.title, a.excerpt, a.title_es as "titleEs", a.excerpt_es as "excerptEs", a.category, a.image_url as "imageUrl", a.image_alt as "imageAlt",
  a.publish_date as "publishDate", a.featured, a.author, a.status, a.version, a.updated_at as "updatedAt",
  a.deleted_at as "deletedAt"`

export const articleTexts = sql`a.content, a.content_es as "contentEs"`

const orders: Record<ArticlePosition['sort'], ListOrder> = {
  ...bothWays({
    recent: latestFirst(sql`a.publish_date`),
    updated: latestFirst(sql`a.updated_at`),
    title: alphabetical(sql`a.title`),
  }),
  deleted: latestFirst(sql`a.deleted_at`),
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
  const order = orders[name]
  const parts: SQL[] = [deleted ? sql`a.deleted_at is not null` : sql`a.deleted_at is null`]
  if (q) parts.push(matchText(sql`a.title`, q))
  if (category) parts.push(sql`a.category = ${category}`)
  if (status) parts.push(sql`a.status = ${status}`)
  if (after?.sort === name) parts.push(isAfter(order, sql`a.id`, after))
  const { by, value, isDescending } = order
  const direction = isDescending ? sql`desc` : sql`asc`
  return sql`select ${articleColumns}${isBrief ? sql`` : sql`, ${articleTexts}`}, ${value} as position from articles a
    where ${sql.join(parts, sql` and `)} order by ${by} ${direction}, a.id ${direction} limit ${limit + 1}`
}
