import 'server-only'
import { sql } from 'drizzle-orm'
import { type Database, query } from '@/db'
import { type Cell, writeCsvLine } from '@/lib/text/csv'
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

const columns: [string, (article: ArticleDto) => Cell][] = [
  ['id', ({ id }) => id],
  ['title', ({ title }) => title],
  ['status', ({ status }) => status],
  ['category', ({ category }) => category],
  ['publish_date', ({ publishDate }) => publishDate],
  ['author', ({ author }) => author],
  ['featured', ({ featured }) => String(featured)],
  ['excerpt', ({ excerpt }) => excerpt],
  ['content', ({ content }) => content],
  ['title_es', ({ titleEs }) => titleEs],
  ['excerpt_es', ({ excerptEs }) => excerptEs],
  ['content_es', ({ contentEs }) => contentEs],
]

/** The latest first, each with its text. */
export async function exportArticles(ids: readonly string[]): Promise<string> {
  const rows = await query((db) =>
    db.execute<Record<string, unknown>>(
      sql`select ${articleColumns}, ${articleTexts} from articles a where a.id in ${[...ids]} order by a.publish_date desc, a.id`,
    ),
  )
  const lines = rows.map((row) => {
    const article = articleSchema.parse(row)
    return writeCsvLine(columns.map(([, read]) => read(article)))
  })
  return writeCsvLine(columns.map(([name]) => name)) + lines.join('')
}
