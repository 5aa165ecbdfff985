import { words } from '@/lib/site/language/words'
import 'server-only'
import { DatabaseUnavailable } from '@/db/breaker'
import { listNews, type NewsFilter, type NewsPage } from './queries'

/** For pages rendered per request: while the database is away they say so, and the rest of the page stands. */
export async function tryListNews(filter: NewsFilter): Promise<NewsPage> {
  try {
    return await listNews(filter)
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error
    return { articles: [], next: null, message: words().news.away }
  }
}
