import 'server-only'
import { and, arrayOverlaps, asc, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { type Database, query } from '@/db'
import { newsletterSubscriptions } from '@/db/schema/content'
import { mailOutbox } from '@/db/schema/mail'
import { newsletterIssues, newsletterTokens } from '@/db/schema/newsletter'
import type { MailBlock } from '@/lib/mail/mail'
import { queueMails } from '@/lib/mail/outbox'
import { readLanguage } from '@/lib/site/language/languages.mjs'
import { currentLanguage, inLanguage } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { site } from '@/lib/site/site'
import { writeIssueMail } from './mails'
import type { Interest } from './schema'
import { makeToken } from './tokens'

/** A part of an issue. With `for`, only subscribers with one of these interests get it, and those who chose none. */
export type IssueBlock = MailBlock & { for?: Interest[] }

export interface IssueInput {
  /** 'week-2026-11-16': the same key is never an issue twice. */
  key: string
  subject: string
  preheader: string
  blocks: IssueBlock[]
  /** Whom the whole issue is for; empty: everybody. */
  interests: Interest[]
  /** Who says that it may go out. Without, it waits until someone on the staff does. */
  approvedBy: string | null
}

/** The weekly digest: its own words are in each subscriber's language, its articles in English. */
export const DIGEST_KEY = 'week-'

const BATCH_SIZE = 500
const PORTION_DEADLINE_MS = 15_000

/** Null when there is an issue with this key. An approved one goes out with the next run of the job `newsletter`. */
export async function createIssue(input: IssueInput): Promise<string | null> {
  const { key, subject, preheader, blocks, interests, approvedBy } = input
  const approved = approvedBy === null ? {} : { approvedBy, approvedAt: new Date() }
  const [issue] = await query((db) =>
    db
      .insert(newsletterIssues)
      .values({ key, subject, preheader, blocks, interests, ...approved })
      .onConflictDoNothing({ target: newsletterIssues.key })
      .returning({ id: newsletterIssues.id }),
  )
  return issue?.id ?? null
}

/** Someone who leaves gets no issue that was queued before, nor one that failed and that staff could send again. */
export async function dropQueuedIssues(db: Pick<Database, 'delete'>, email: string): Promise<void> {
  await db
    .delete(mailOutbox)
    .where(
      and(
        eq(mailOutbox.recipient, email),
        eq(mailOutbox.kind, 'newsletter-issue'),
        inArray(mailOutbox.status, ['waiting', 'failed', 'unsure']),
      ),
    )
}

/** What one subscriber gets of an issue; nothing when none of its topics is hers. */
export function chooseBlocks(blocks: readonly IssueBlock[], interests: readonly string[]): MailBlock[] {
  const isHers = ({ for: topics }: IssueBlock) =>
    !topics || interests.length === 0 || topics.some((topic) => interests.includes(topic))
  const chosen = blocks.filter(isHers)
  const hasTopics = blocks.some((block) => block.for)
  if (hasTopics && !chosen.some((block) => block.for)) return []
  return chosen.map(({ for: _, ...block }) => block)
}

type Transaction = Pick<Database, 'select' | 'insert' | 'update'>

export type Issue = typeof newsletterIssues.$inferSelect

const LINK_LINE = /^\[([^\]\n]+)\]\((https?:\/\/[^\s)]+)\)$/

/** A line that is nothing but '[Read more](https://...)' becomes a button; an empty line parts two paragraphs. */
export function readBody(body: string): MailBlock[] {
  const blocks: MailBlock[] = []
  let lines: string[] = []
  const endParagraph = () => {
    const text = lines.join('\n').trim()
    if (text !== '') blocks.push({ type: 'text', text })
    lines = []
  }
  for (const line of body.split('\n')) {
    const [, label, href] = LINK_LINE.exec(line.trim()) ?? []
    if (label && href) {
      endParagraph()
      blocks.push({ type: 'link', label, href })
    } else if (line.trim() === '') endParagraph()
    else lines.push(line)
  }
  endParagraph()
  return blocks
}

interface Worded {
  subject: string
  preheader: string
  blocks: MailBlock[]
}

/** An issue in the current language, for one reader; without blocks when none of it is for her. */
export function wordIssue(issue: Issue, interests: readonly string[]): Worded {
  const { key, subject, preheader, body, subjectEs, preheaderEs, bodyEs } = issue
  if (currentLanguage() === 'es' && bodyEs !== null && subjectEs !== null) {
    return { subject: subjectEs, preheader: preheaderEs ?? '', blocks: readBody(bodyEs) }
  }
  if (body !== null) return { subject, preheader, blocks: readBody(body) }
  const all = issue.blocks as IssueBlock[]
  const chosen = chooseBlocks(all, interests)
  if (!key.startsWith(DIGEST_KEY)) return { subject, preheader, blocks: chosen }
  const { digest } = words().newsletter
  const count = all.filter((block) => block.type === 'link' && block.for).length
  const intro: MailBlock[] = chosen.length > 0 ? [{ type: 'text', text: digest.intro({ name: site.name }) }] : []
  return { subject: digest.subject, preheader: digest.preheader({ count }), blocks: [...intro, ...chosen] }
}

/** Confirmed subscribers with one of these interests, and those who chose none; of an issue for everybody, all. */
export function isReceiver(interests: readonly string[]): SQL | undefined {
  const { isActive, interests: hers } = newsletterSubscriptions
  const isFor =
    interests.length > 0 ? or(sql`${hers} = '{}'`, arrayOverlaps(hers, [...interests] as Interest[])) : undefined
  return and(eq(isActive, true), isFor)
}

async function listReceivers(db: Transaction, { interests, lastSubscriptionId }: Issue) {
  const { id, email, interests: hers, language } = newsletterSubscriptions
  return db
    .select({ id, email, interests: hers, language })
    .from(newsletterSubscriptions)
    .where(and(isReceiver(interests), lastSubscriptionId ? gt(id, lastSubscriptionId) : undefined))
    .orderBy(asc(id))
    .limit(BATCH_SIZE)
}

/** The next portion of an issue, in one transaction with the mark of how far it has come. */
async function queuePortion(transaction: Transaction, issue: Issue, now: Date): Promise<number> {
  const receivers = await listReceivers(transaction, issue)
  const letters = receivers.flatMap(({ id, email, interests, language: stored }) => {
    const language = readLanguage(stored)
    const worded = inLanguage(language, () => wordIssue(issue, interests))
    return worded.blocks.length === 0 ? [] : [{ id, email, language, worded, manage: makeToken(id, 'manage', now) }]
  })
  if (letters.length > 0) {
    await transaction.insert(newsletterTokens).values(letters.map(({ manage }) => manage.row))
    const mails = letters.map(({ id, email, language, worded, manage }) =>
      inLanguage(language, () =>
        writeIssueMail({ key: `newsletter:${issue.id}:${id}`, to: email, manageToken: manage.token, ...worded }),
      ),
    )
    await queueMails(transaction, mails)
  }
  const last = receivers.at(-1)
  await transaction
    .update(newsletterIssues)
    .set({
      queued: issue.queued + letters.length,
      lastSubscriptionId: last?.id ?? issue.lastSubscriptionId,
      queuedAt: receivers.length < BATCH_SIZE ? now : null,
    })
    .where(eq(newsletterIssues.id, issue.id))
  return letters.length
}

/** Approved, not put away, and its moment has come. */
const isDue = (now: Date) =>
  and(
    isNull(newsletterIssues.queuedAt),
    isNull(newsletterIssues.discardedAt),
    isNotNull(newsletterIssues.approvedAt),
    or(isNull(newsletterIssues.sendAt), lte(newsletterIssues.sendAt, now)),
  )

/** Locks the oldest unfinished issue that may go out, unless another instance has it locked. Null when there is none. */
async function queueNextPortion(now: Date): Promise<number | null> {
  return query(
    (db) =>
      db.transaction(async (transaction) => {
        const [issue] = await transaction
          .select()
          .from(newsletterIssues)
          .where(isDue(now))
          .orderBy(asc(newsletterIssues.createdAt))
          .limit(1)
          .for('update', { skipLocked: true })
        return issue ? queuePortion(transaction, issue, now) : null
      }),
    PORTION_DEADLINE_MS,
  )
}

/** Every confirmed subscriber gets each issue once, whatever stops this in between. */
export async function queueIssues(now: Date, signal: AbortSignal): Promise<number> {
  let queued = 0
  while (!signal.aborted) {
    const portion = await queueNextPortion(now)
    if (portion === null) break
    queued += portion
  }
  return queued
}
