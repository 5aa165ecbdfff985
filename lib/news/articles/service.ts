import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { type Database, query } from '@/db'
import { articles } from '@/db/schema/content'
import { deletions, recordChange } from '@/lib/audit/record'
import { AppError, type FieldError } from '@/lib/http/app-error'
import type { Viewer } from '@/lib/session/policy'
import { chooseSlug, makeSlug } from '@/lib/text/format'
import { findArticle } from './queries'
import type { ArticleDto, ArticleInput } from './schema'

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

const written = [
  'title',
  'excerpt',
  'content',
  'titleEs',
  'excerptEs',
  'contentEs',
  'category',
  'author',
  'imageUrl',
  'imageAlt',
  'featured',
  'status',
] as const
const conflictMessage =
  'Someone else saved this in the meantime. Your text is still here, and nothing was overwritten. Compare the two, then save again.'

function pick(article: ArticleDto): Record<string, unknown> {
  return { ...Object.fromEntries(written.map((name) => [name, article[name]])), publishDate: article.publishDate }
}

function requireFound(article: ArticleDto | null): ArticleDto {
  if (!article) throw new AppError('not-found', 'This article no longer exists. It may have been deleted.')
  return article
}

async function readBack(transaction: Transaction, id: string): Promise<ArticleDto> {
  return requireFound(await findArticle(transaction, id))
}

/** Pages below /news that are no articles. */
const reservedSlugs = ['search']

async function findSlug(transaction: Transaction, title: string): Promise<string> {
  const wanted = makeSlug(title)
  // Two articles of one title that are made at once get different addresses.
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`article:${wanted}`}))`)
  const taken = await transaction.execute<{ slug: string }>(
    sql`select slug from articles where slug = ${wanted} or slug ~ ${`^${wanted}-[0-9]+$`}`,
  )
  return chooseSlug(wanted, [...reservedSlugs, ...taken.map(({ slug }) => slug)])
}

/** When it shows, by its status: a scheduled one at its time, one that is published now from now on. */
function choosePublishDate(
  input: Pick<ArticleInput, 'status' | 'publishAt'>,
  former: ArticleDto | null,
): Date | undefined {
  if (input.publishAt && input.status === 'scheduled') return input.publishAt
  const isOut =
    former?.status === 'published' || (former?.status === 'scheduled' && Date.parse(former.publishDate) <= Date.now())
  const becomesPublic = input.status === 'published' && former !== null && !isOut
  return becomesPublic ? new Date() : undefined
}

/** A field knows minutes. */
const GRACE_MS = 60_000

/** A date that has passed would make it public at once: whoever wants that says so by the status. */
function assertAhead({ status, publishAt }: ArticleInput, former: ArticleDto | null): void {
  if (status !== 'scheduled' || !publishAt || publishAt.getTime() >= Date.now() - GRACE_MS) return
  const isAsItWas =
    former?.status === 'scheduled' && Math.abs(Date.parse(former.publishDate) - publishAt.getTime()) < GRACE_MS
  if (isAsItWas) return
  const message =
    'This moment has passed, so the article would be public at once. Choose a later one, or the status Published.'
  throw new AppError('invalid', message, { errors: [{ path: 'publishAt', message }] })
}

/** Which fields of the saved text are not what this editor sent. */
function listDifferences(current: ArticleDto, input: ArticleInput): FieldError[] {
  return written.flatMap((name) =>
    input[name] === undefined || input[name] === current[name]
      ? []
      : [{ path: name, message: 'This was already saved with different text.' }],
  )
}

export async function createArticle(viewer: Viewer, input: ArticleInput): Promise<ArticleDto> {
  assertAhead(input, null)
  return query((db) =>
    db.transaction(async (transaction) => {
      const { version: _, publishAt: __, ...values } = input
      const [row] = await transaction
        .insert(articles)
        .values({
          ...values,
          slug: await findSlug(transaction, input.title),
          publishDate: choosePublishDate(input, null),
        })
        .returning({ id: articles.id })
      const article = await readBack(transaction, row?.id ?? '')
      const { id, title } = article
      await recordChange(transaction, viewer, {
        action: 'created',
        targetType: 'article',
        targetId: id,
        target: title,
        after: pick(article),
      })
      return article
    }),
  )
}

/** Refuses to write over what another editor saved since; what is not given stays as it is. */
export async function updateArticle(viewer: Viewer, id: string, input: ArticleInput): Promise<ArticleDto> {
  return query((db) =>
    db.transaction(async (transaction) => {
      const before = requireFound(await findArticle(transaction, id, 'lock'))
      if (before.deletedAt)
        throw new AppError('not-found', 'This article was deleted. Restore it first, under Deleted.')
      if (input.version !== undefined && input.version !== before.version) {
        throw new AppError('conflict', conflictMessage, { errors: listDifferences(before, input) })
      }
      assertAhead(input, before)
      const { version: _, publishAt: __, ...values } = input
      await transaction
        .update(articles)
        .set({ ...values, publishDate: choosePublishDate(input, before) })
        .where(eq(articles.id, id))
      const after = await readBack(transaction, id)
      await recordChange(transaction, viewer, {
        action: 'updated',
        targetType: 'article',
        targetId: id,
        target: after.title,
        before: pick(before),
        after: pick(after),
      })
      return after
    }),
  )
}

/** Made public, or taken back to be written on. */
export async function setArticleStatus(viewer: Viewer, id: string, status: 'published' | 'draft'): Promise<void> {
  await query((db) =>
    db.transaction(async (transaction) => {
      const before = requireFound(await findArticle(transaction, id, 'lock'))
      if (before.deletedAt || before.status === status) throw new AppError('conflict')
      await transaction
        .update(articles)
        .set({ status, publishDate: status === 'published' ? choosePublishDate({ status }, before) : undefined })
        .where(eq(articles.id, id))
      const after = await readBack(transaction, id)
      await recordChange(transaction, viewer, {
        ...{ action: 'updated', targetType: 'article', targetId: id, target: before.title },
        before: pick(before),
        after: pick(after),
      })
    }),
  )
}

export const { remove: deleteArticle, restore: restoreArticle } = deletions({
  type: 'article',
  hold: async (transaction, id) => requireFound(await findArticle(transaction, id, 'lock')),
  write: async (transaction, id, deletedAt) =>
    transaction.update(articles).set({ deletedAt }).where(eq(articles.id, id)),
})
