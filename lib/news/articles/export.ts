import 'server-only'
import { sql } from 'drizzle-orm'
import { query } from '@/db'
import { type Cell, writeCsvLine } from '@/lib/text/csv'
import { type ArticleDto, articleSchema } from './schema'
import { articleColumns, articleTexts } from './sql-list'

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
