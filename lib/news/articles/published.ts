import { and, isNull, lte, ne } from 'drizzle-orm'
import { articles } from '@/db/schema/content'

/** The one condition of every public read: out, due, and not deleted. */
export function isPublished(now: Date) {
  return and(isNull(articles.deletedAt), ne(articles.status, 'draft'), lte(articles.publishDate, now))
}
