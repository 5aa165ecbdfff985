import 'server-only'
import { sql } from 'drizzle-orm'
import { type Database, query } from '@/db'
import { type ArticleDto, type ArticleFilter, type ArticlePosition, articleSchema } from './schema'
import { articleColumns, articleTexts, selectArticles } from './sql-list'

export interface ArticleList {
  items: ArticleDto[]
  next: ArticlePosition | null
}

export async function listArticles(filter: ArticleFilter): Promise<ArticleList> {
  const rows = await query((db) => db.execute<Record<string, unknown>>(selectArticles(filter)))
  const items = rows.slice(0, filter.limit).map((row) => articleSchema.parse(row))
  const last = rows[filter.limit - 1]
  const sort: ArticlePosition['sort'] = filter.deleted ? 'deleted' : (filter.sort ?? 'recent')
  const next = rows.length > filter.limit && last ? { sort, value: String(last.position), id: String(last.id) } : null
  return { items, next }
}

/** In the caller's transaction; `lock` holds the row until its end. */
export async function findArticle(
  db: Pick<Database, 'execute'>,
  id: string,
  lock: 'lock' | 'look' = 'look',
): Promise<ArticleDto | null> {
  const [row] = await db.execute<Record<string, unknown>>(
    sql`select ${articleColumns}, ${articleTexts} from articles a where a.id = ${id} ${lock === 'lock' ? sql`for update` : sql``}`,
  )
  return row ? articleSchema.parse(row) : null
}

export async function getArticle(id: string): Promise<ArticleDto | null> {
  return query((db) => findArticle(db, id))
}
