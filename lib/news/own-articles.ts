import { NEWS_TAG } from '@/lib/cache/tags'
import 'server-only'
import { and, desc, eq, isNull, lte, ne } from 'drizzle-orm'
import { query } from '@/db'
import { DatabaseUnavailable } from '@/db/breaker'
import { articles } from '@/db/schema/content'
import { cached } from '@/lib/cache/cached'
import { isBuilding } from '@/lib/cache/is-building'
import type { Language } from '@/lib/site/language/languages.mjs'
import { currentLanguage } from '@/lib/site/language/speak'

/** The one condition of every public read: out, due, and not deleted. */
function isPublished(now: Date) {
  return and(isNull(articles.deletedAt), ne(articles.status, 'draft'), lte(articles.publishDate, now))
}

export interface OwnArticle {
  slug: string
  title: string
  excerpt: string
  content: string
  titleEs: string | null
  excerptEs: string | null
  contentEs: string | null
  category: (typeof articles.$inferSelect)['category']
  imageUrl: string | null
  imageAlt: string | null
  author: string | null
  /** ISO. */
  publishedAt: string
  updatedAt: string
}

export type ListedArticle = Omit<OwnArticle, 'content' | 'contentEs'>

const listed = {
  slug: articles.slug,
  title: articles.title,
  excerpt: articles.excerpt,
  titleEs: articles.titleEs,
  excerptEs: articles.excerptEs,
  category: articles.category,
  imageUrl: articles.imageUrl,
  imageAlt: articles.imageAlt,
  author: articles.author,
  publishedAt: articles.publishDate,
  updatedAt: articles.updatedAt,
}
/** More than a feed reader wants. */
const FEED_SIZE = 50
const SITEMAP_SIZE = 10_000

const asText = <Row extends { publishedAt: Date; updatedAt: Date }>(row: Row) => ({
  ...row,
  publishedAt: row.publishedAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})

/** In the language that is spoken, if it has been translated; else in English. */
export function translateArticle<Article extends Pick<OwnArticle, 'title' | 'excerpt' | 'titleEs' | 'excerptEs'>>(
  article: Article & { content?: string; contentEs?: string | null },
): Article & { language: Language } {
  const { titleEs, excerptEs, contentEs } = article
  if (currentLanguage() !== 'es' || !titleEs || !excerptEs) return { ...article, language: 'en' }
  return {
    ...article,
    title: titleEs,
    excerpt: excerptEs,
    ...(contentEs ? { content: contentEs } : {}),
    language: 'es',
  }
}

/** An article of ours that is out; null for any other. */
export const getOwnArticle = cached(
  'own-article',
  async (slug: string): Promise<OwnArticle | null> => {
    if (isBuilding()) return null
    const [row] = await query((db) =>
      db
        .select({ ...listed, content: articles.content, contentEs: articles.contentEs })
        .from(articles)
        .where(and(eq(articles.slug, slug), isPublished(new Date()))),
    )
    return row ? asText(row) : null
  },
  [NEWS_TAG],
)

async function listOut(limit: number): Promise<ListedArticle[]> {
  if (isBuilding()) return []
  const rows = await query((db) =>
    db.select(listed).from(articles).where(isPublished(new Date())).orderBy(desc(articles.publishDate)).limit(limit),
  )
  return rows.map(asText)
}

export const listFeedArticles = cached('own-articles-feed', () => listOut(FEED_SIZE), [NEWS_TAG])
export const listSitemapArticles = cached('own-articles-sitemap', () => listOut(SITEMAP_SIZE), [NEWS_TAG])

/** For a page that goes on without them: none while the database is away. */
export async function listArticlesIfThere(most: number): Promise<ListedArticle[]> {
  try {
    return (await listSitemapArticles()).slice(0, most)
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return []
    throw error
  }
}
