import { NEWS_TAG } from '@/lib/cache/tags'
import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { query } from '@/db'
import { DatabaseUnavailable } from '@/db/breaker'
import { articleCategories } from '@/db/vocabulary/content'
import { cached } from '@/lib/cache/cached'
import { isBuilding } from '@/lib/cache/is-building'
import type { Language } from '@/lib/site/language/languages.mjs'
import { to } from '@/lib/site/language/paths'
import { currentLanguage, inLanguage } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { site } from '@/lib/site/site'
import type { NewsAnswer, NewsArticle, NewsPosition } from './schema'
import { articleTopics, type NewsTopic } from './topics'

/** What every page and answer made from stories or articles is tagged with. */

export interface NewsFilter {
  topic: NewsTopic | 'all'
  /** Words, in the title or the description as they stand. */
  q: string
  limit: number
  after?: NewsPosition
}

export interface NewsPage extends NewsAnswer {
  next: NewsPosition | null
}

interface Row extends Record<string, unknown> {
  id: string
  title: string
  description: string | null
  source: string | null
  url: string | null
  urlToImage: string | null
  category: string
  slug: string | null
  isSpanish: boolean
  at: string
}

function toPattern(q: string): string {
  return `%${q.replace(/[\\%_]/g, '\\$&')}%`
}

function listConditions({ q, after }: NewsFilter, text: SQL, at: SQL): SQL[] {
  const conditions = [sql`true`]
  if (q) conditions.push(sql`${text} like fold(${toPattern(q)})`)
  if (after) {
    conditions.push(
      sql`(${at} < ${after.at}::timestamptz or (${at} = ${after.at}::timestamptz and id > ${after.id}::uuid))`,
    )
  }
  return conditions
}

function selectStories(filter: NewsFilter): SQL {
  const conditions = listConditions(filter, sql`fold(title || chr(10) || coalesce(description, ''))`, sql`published_at`)
  if (filter.topic !== 'all') conditions.push(sql`category = ${filter.topic}`)
  return sql`select id, title, description, source, url, url_to_image as "urlToImage", category, null as slug, false as "isSpanish",
      published_at as at
    from news_stories where ${sql.join(conditions, sql` and `)}
    order by published_at desc, id limit ${filter.limit + 1}`
}

/** Visible articles: published, or scheduled and due; not deleted. */
function selectArticles(filter: NewsFilter): SQL {
  const isSpanish = currentLanguage() === 'es'
  const related = isSpanish ? sql`coalesce(title_es || chr(10) || excerpt_es || chr(10), '') || ` : sql``
  const conditions = listConditions(filter, sql`fold(${related}title || chr(10) || excerpt)`, sql`publish_date`)
  conditions.push(sql`deleted_at is null and status <> 'draft' and publish_date <= now()`)
  if (filter.topic !== 'all') {
    const categories = articleCategories.filter((category) => articleTopics[category] === filter.topic)
    conditions.push(categories.length > 0 ? sql`category in ${categories}` : sql`false`)
  }
  const texts = isSpanish
    ? sql`coalesce(title_es, title) as title, coalesce(excerpt_es, excerpt) as description`
    : sql`title, excerpt as description`
  return sql`select id, ${texts}, null as source, null as url, image_url as "urlToImage", category,
      slug, ${isSpanish ? sql`title_es is not null` : sql`false`} as "isSpanish", publish_date as at
    from articles where ${sql.join(conditions, sql` and `)}
    order by publish_date desc, id limit ${filter.limit + 1}`
}

function toArticle(row: Row): NewsArticle {
  const own = row.slug !== null
  const picture = row.urlToImage?.startsWith('/') ? site.url + row.urlToImage : row.urlToImage
  return {
    id: row.id,
    title: row.title,
    ...(row.description ? { description: row.description } : {}),
    source: { name: own ? site.name : (row.source ?? '') },
    url: own ? `${site.url}${to(`/news/${row.slug}`)}` : (row.url ?? ''),
    urlToImage: picture,
    category: own
      ? (articleTopics[row.category as keyof typeof articleTopics] ?? 'womens-rights')
      : (row.category as NewsTopic),
    ...(row.isSpanish ? { language: 'es' as const } : {}),
    publishedAt: new Date(row.at).toISOString(),
  }
}

/** Why there is nothing to show, for a person. */
async function explainNothing({ q, topic }: NewsFilter): Promise<string> {
  const [row] = await query((db) => db.execute(sql`select 1 from news_stories limit 1`))
  const w = words().news
  if (!row) return w.gathered
  if (q) return w.noWords
  return topic === 'all' ? w.none : w.noneOfTopic
}

async function readNews(filter: NewsFilter): Promise<NewsPage> {
  if (isBuilding()) return { articles: [], next: null }
  const rows = await query((db) =>
    db.execute<Row>(sql`
      select id, title, description, source, url, "urlToImage", category, slug, "isSpanish", news.at::text as at from ((${selectStories(filter)}) union all (${selectArticles(filter)})) as news
      order by news.at desc, id limit ${filter.limit + 1}`),
  )
  const shown = rows.slice(0, filter.limit)
  const last = shown.at(-1)
  const articles = shown.map(toArticle)
  return {
    articles,
    ...(articles.length === 0 && !filter.after ? { message: await explainNothing(filter) } : {}),
    next: rows.length > filter.limit && last ? { at: last.at, id: last.id } : null,
  }
}

const readFirstPage = cached(
  'news-first-page',
  (topic: NewsTopic | 'all', limit: number, language: Language) =>
    inLanguage(language, () => readNews({ topic, limit, q: '' })),
  [NEWS_TAG],
)

/** The sizes that our pages ask for, and the call's own; any other would be one more file in the cache. */
const CACHED_SIZES = new Set([6, 9, 100])

/** Home's: its last part never takes the page away. Made again when the database is back. */
export async function listTeaserNews(limit: number): Promise<NewsPage> {
  try {
    return await listNews({ topic: 'all', q: '', limit })
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error
    return { articles: [], message: 'News can’t be shown right now. Please come back in a few minutes.', next: null }
  }
}

/** Newest first. What most people see comes from the cache; a search and what is further down do not. */
export function listNews(filter: NewsFilter): Promise<NewsPage> {
  const isCommon = !filter.q && !filter.after && CACHED_SIZES.has(filter.limit)
  return isCommon ? readFirstPage(filter.topic, filter.limit, currentLanguage()) : readNews(filter)
}
