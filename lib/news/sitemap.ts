import 'server-only'
import { listSitemapArticles } from './own-articles'

/** The news page and our own articles, for the sitemap. */
export async function listNewsPages(): Promise<{ path: string; changedOn?: string }[]> {
  const articles = await listSitemapArticles()
  return [
    { path: '/news' },
    ...articles.map(({ slug, updatedAt }) => ({ path: `/news/${slug}`, changedOn: updatedAt.slice(0, 10) })),
  ]
}
