import 'server-only'
import { and, desc, gt, isNull, lte, ne } from 'drizzle-orm'
import { query } from '@/db'
import { articles } from '@/db/schema/content'
import type { articleCategories } from '@/db/vocabulary/content'
import { site } from '@/lib/site/site'
import { createIssue, type IssueBlock, queueIssues } from './issues'
import type { Interest } from './schema'

const DAY_MS = 86_400_000
const WEEK_MS = 7 * DAY_MS
const MAX_ARTICLES = 12
/** Mondays from 15:00 UTC, morning in every time zone of the country. */
const MONDAY = 1
const HOUR = 15

type ArticleCategory = (typeof articleCategories)[number]

/** Who wants to read an article of a category. */
const readers: Record<ArticleCategory, Interest[]> = {
  health: ['health'],
  rights: ['rights'],
  empowerment: ['community', 'education', 'career'],
  finance: ['finance'],
}

interface NewArticle {
  slug: string
  title: string
  excerpt: string
  category: ArticleCategory
}

async function listNewArticles(now: Date): Promise<NewArticle[]> {
  const { slug, title, excerpt, category, publishDate, status, deletedAt } = articles
  const isNew = and(
    isNull(deletedAt),
    ne(status, 'draft'),
    lte(publishDate, now),
    gt(publishDate, new Date(now.getTime() - WEEK_MS)),
  )
  return query((db) =>
    db
      .select({ slug, title, excerpt, category })
      .from(articles)
      .where(isNew)
      .orderBy(desc(publishDate))
      .limit(MAX_ARTICLES),
  )
}

function writeDigest(found: readonly NewArticle[]): IssueBlock[] {
  return [
    { type: 'text', text: `This is new at ${site.name} this week.` },
    ...found.flatMap(({ slug, title, excerpt, category }): IssueBlock[] => [
      { type: 'text', text: excerpt, for: readers[category] },
      { type: 'link', label: title, href: `${site.url}/news/${slug}`, for: readers[category] },
    ]),
  ]
}

/** The week's own articles, on Monday, once. A week without one has no issue. */
export async function composeDigest(now: Date): Promise<number> {
  if (now.getUTCDay() !== MONDAY || now.getUTCHours() < HOUR) return 0
  const found = await listNewArticles(now)
  if (found.length === 0) return 0
  const issue = await createIssue({
    key: `week-${now.toISOString().slice(0, 10)}`,
    subject: 'New this week',
    preheader: `${found.length === 1 ? 'One piece' : `${found.length} pieces`} to read when you have a moment.`,
    blocks: writeDigest(found),
    interests: [],
  })
  return issue ? 1 : 0
}

export async function runNewsletterJob(now: Date, signal: AbortSignal): Promise<Record<string, number>> {
  const issues = await composeDigest(now)
  return { issues, mails: await queueIssues(now, signal) }
}
