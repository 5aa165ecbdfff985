import 'server-only'
import { and, desc, eq, gt, isNull, like, lt, lte, ne } from 'drizzle-orm'
import { query } from '@/db'
import { articles } from '@/db/schema/content'
import { newsletterIssues } from '@/db/schema/newsletter'
import type { articleCategories } from '@/db/vocabulary/content'
import { isSwitchedOn } from '@/lib/audit/switches'
import { words } from '@/lib/site/language/words'
import { site } from '@/lib/site/site'
import { createIssue, DIGEST_KEY, type IssueBlock, queueIssues } from './issues'
import type { Interest } from './schema'

const DAY_MS = 86_400_000
const WEEK_MS = 7 * DAY_MS
/** What an email may hold; the rest is on the news page, which the issue then names. */
const MAX_ARTICLES = 12
/** After a longer pause, older articles are no news any more. */
const MAX_WEEKS = 8
/** A week ends on Monday at 15:00 UTC, morning in every time zone of the country. */
const FIRST_WEEK_ENDED = Date.parse('2024-01-01T15:00:00Z')

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

/** The end of the last whole week. */
function endOfWeek(now: Date): Date {
  return new Date(now.getTime() - ((now.getTime() - FIRST_WEEK_ENDED) % WEEK_MS))
}

function keyOf(weekEnd: Date): string {
  return `${DIGEST_KEY}${weekEnd.toISOString().slice(0, 10)}`
}

/** Where the last issue ended, so that no article falls between two. */
async function findStart(end: Date): Promise<Date> {
  const [last] = await query((db) =>
    db
      .select({ key: newsletterIssues.key })
      .from(newsletterIssues)
      .where(and(like(newsletterIssues.key, `${DIGEST_KEY}%`), lt(newsletterIssues.key, keyOf(end))))
      .orderBy(desc(newsletterIssues.key))
      .limit(1),
  )
  const earliest = end.getTime() - MAX_WEEKS * WEEK_MS
  if (!last) return new Date(end.getTime() - WEEK_MS)
  return new Date(Math.max(Date.parse(`${last.key.slice(DIGEST_KEY.length)}T15:00:00Z`), earliest))
}

/** Newest first. */
async function listArticles(start: Date, end: Date): Promise<NewArticle[]> {
  const { slug, title, excerpt, category, publishDate, status, deletedAt } = articles
  const isNew = and(isNull(deletedAt), ne(status, 'draft'), lte(publishDate, end), gt(publishDate, start))
  return query((db) =>
    db
      .select({ slug, title, excerpt, category })
      .from(articles)
      .where(isNew)
      .orderBy(desc(publishDate))
      .limit(MAX_ARTICLES + 1),
  )
}

function writeDigest(found: readonly NewArticle[]): IssueBlock[] {
  return found.flatMap(({ slug, title, excerpt, category }): IssueBlock[] => [
    { type: 'text', text: excerpt, for: readers[category] },
    { type: 'link', label: title, href: `${site.url}/news/${slug}`, for: readers[category] },
  ])
}

/**
 * The week's own articles, once, on Monday or as soon as the site is up again. A week without one has no issue, and the
 * next issue takes up where the last one ended.
 */
export async function composeDigest(now: Date): Promise<number> {
  const end = endOfWeek(now)
  const key = keyOf(end)
  const [sent] = await query((db) =>
    db.select({ id: newsletterIssues.id }).from(newsletterIssues).where(eq(newsletterIssues.key, key)),
  )
  if (sent) return 0
  const found = await listArticles(await findStart(end), end)
  if (found.length === 0) return 0
  const shown = found.slice(0, MAX_ARTICLES)
  const { subject, preheader } = words().newsletter.digest
  const more: IssueBlock[] =
    found.length > shown.length ? [{ type: 'link', label: `${site.name} news`, href: `${site.url}/news` }] : []
  const issue = await createIssue({
    key,
    subject,
    preheader: preheader({ count: shown.length }),
    blocks: [...writeDigest(shown), ...more],
    interests: [],
    // Otherwise it waits for someone on the staff to read it and press.
    approvedBy: (await isSwitchedOn('newsletter-digest')) ? 'the switch for the weekly digest' : null,
  })
  return issue ? 1 : 0
}

export async function runNewsletterJob(now: Date, signal: AbortSignal): Promise<Record<string, number>> {
  const issues = await composeDigest(now)
  return { issues, mails: await queueIssues(now, signal) }
}
