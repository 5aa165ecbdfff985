/** Issues of the newsletter: written, tested and released by the staff. */
import 'server-only'
import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { type Database, query } from '@/db'
import { newsletterSubscriptions } from '@/db/schema/content'
import { newsletterIssues } from '@/db/schema/newsletter'
import { recordChange } from '@/lib/audit/record'
import { AppError } from '@/lib/http/app-error'
import type { OutgoingMail } from '@/lib/mail/mail'
import { isPlainAddress, queueMail } from '@/lib/mail/outbox'
import { renderMail } from '@/lib/mail/render'
import type { Viewer } from '@/lib/session/policy'
import type { Language } from '@/lib/site/language/languages.mjs'
import { inLanguage } from '@/lib/site/language/speak'
import { DIGEST_KEY, type Issue, isReceiver, wordIssue } from '../issues'
import { writeIssueMail } from '../mails'
import { type Approval, type IssueDto, type IssuePreview, type IssueText, issueSchema } from './schema'

const MAX_ISSUES = 100
const GONE = 'This issue no longer exists.'
/** Stands for a subscriber's own link, in previews and tests. */
const NO_TOKEN = 'x'.repeat(43)

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

function readState(issue: Issue, now: Date): IssueDto['state'] {
  if (issue.discardedAt) return 'discarded'
  if (issue.queuedAt) return 'sent'
  if (!issue.approvedAt) return 'draft'
  const hasBegun = issue.lastSubscriptionId !== null
  return !hasBegun && issue.sendAt && issue.sendAt > now ? 'scheduled' : 'sending'
}

function show(issue: Issue, now = new Date()): IssueDto {
  return issueSchema.parse({ ...issue, isDigest: issue.key.startsWith(DIGEST_KEY), state: readState(issue, now) })
}

export async function listIssues(): Promise<IssueDto[]> {
  const rows = await query((db) =>
    db.select().from(newsletterIssues).orderBy(desc(newsletterIssues.createdAt), newsletterIssues.id).limit(MAX_ISSUES),
  )
  return rows.map((row) => show(row))
}

async function findIssue(id: string): Promise<Issue | null> {
  const [row] = await query((db) => db.select().from(newsletterIssues).where(eq(newsletterIssues.id, id)))
  return row ?? null
}

export async function getIssue(id: string): Promise<IssueDto | null> {
  const issue = await findIssue(id)
  return issue && show(issue)
}

function toColumns({ version: _, subjectEs, preheaderEs = '', bodyEs, ...text }: IssueText) {
  const spanish = { subjectEs: subjectEs ?? null, bodyEs: bodyEs ?? null, preheaderEs: bodyEs ? preheaderEs : null }
  return { ...text, ...spanish, blocks: [] }
}

const log = (viewer: Viewer, transaction: Transaction, action: string, { id, subject }: Issue) =>
  recordChange(transaction, viewer, { action, targetType: 'newsletter', targetId: id, target: subject })

export async function writeIssue(viewer: Viewer, text: IssueText): Promise<IssueDto> {
  return query((db) =>
    db.transaction(async (transaction) => {
      const values = { ...toColumns(text), key: `issue-${randomUUID()}` }
      const [issue] = await transaction.insert(newsletterIssues).values(values).returning()
      if (!issue) throw new Error('an insert gave no row')
      await log(viewer, transaction, 'created', issue)
      return show(issue)
    }),
  )
}

const notDraft = 'This issue was released already, so it can’t be changed. Hold it first, while no letter is written.'
const conflict = 'Someone else saved this in the meantime. Nothing was overwritten. Open it again to see their text.'

/** Changes one under its lock; what `change` gives is written. */
async function changeIssue(
  viewer: Viewer,
  id: string,
  action: string,
  change: (issue: Issue, state: IssueDto['state']) => Partial<Issue>,
): Promise<IssueDto> {
  return query((db) =>
    db.transaction(async (transaction) => {
      const [issue] = await transaction.select().from(newsletterIssues).where(eq(newsletterIssues.id, id)).for('update')
      if (!issue) throw new AppError('not-found', GONE)
      const set = { ...change(issue, readState(issue, new Date())), version: issue.version + 1 }
      const [after] = await transaction.update(newsletterIssues).set(set).where(eq(newsletterIssues.id, id)).returning()
      if (!after) throw new Error('an update gave no row')
      await log(viewer, transaction, action, after)
      return show(after)
    }),
  )
}

function assertVersion(issue: Issue, version: number | undefined): void {
  if (version !== undefined && version !== issue.version) throw new AppError('conflict', conflict)
}

export async function saveIssue(viewer: Viewer, id: string, text: IssueText): Promise<IssueDto> {
  return changeIssue(viewer, id, 'updated', (issue, state) => {
    if (state !== 'draft' || issue.key.startsWith(DIGEST_KEY)) throw new AppError('conflict', notDraft)
    assertVersion(issue, text.version)
    return toColumns(text)
  })
}

/** Only what was read is released: another version is a conflict. */
export async function approveIssue(viewer: Viewer, id: string, { sendAt, version }: Approval): Promise<void> {
  await changeIssue(viewer, id, 'released', (issue, state) => {
    if (state !== 'draft') throw new AppError('conflict', 'This issue is no longer a draft. Nothing was changed.')
    assertVersion(issue, version)
    return { approvedAt: new Date(), approvedBy: viewer.email ?? 'unknown', sendAt: sendAt ?? null }
  })
}

export async function holdIssue(viewer: Viewer, id: string): Promise<void> {
  await changeIssue(viewer, id, 'held', (issue, state) => {
    if (state === 'draft' || issue.lastSubscriptionId !== null || issue.queuedAt || issue.discardedAt) {
      throw new AppError('conflict', 'Its letters are being written already, so it can’t be held.')
    }
    return { approvedAt: null, approvedBy: null, sendAt: null }
  })
}

export async function discardIssue(viewer: Viewer, id: string): Promise<void> {
  await changeIssue(viewer, id, 'discarded', (_, state) => {
    if (state !== 'draft') throw new AppError('conflict', 'Only a draft can be put away. Hold it first.')
    return { discardedAt: new Date() }
  })
}

/** Its languages: Spanish where it has one; the digest has its own words in both. */
function listLanguages({ key, bodyEs }: Issue): Language[] {
  return bodyEs !== null || key.startsWith(DIGEST_KEY) ? ['en', 'es'] : ['en']
}

function writeLetters(issue: Issue, to: string): OutgoingMail[] {
  return listLanguages(issue).map((language) =>
    inLanguage(language, () => ({
      ...writeIssueMail({ key: `newsletter-test:${randomUUID()}`, to, manageToken: NO_TOKEN, ...wordIssue(issue, []) }),
      language,
    })),
  )
}

/** Confirmed subscribers who would get it; of a digest, some may want none of its articles. */
export async function countReceivers({ interests }: Pick<IssueDto, 'interests'>): Promise<number> {
  return query((db) => db.$count(newsletterSubscriptions, isReceiver(interests)))
}

/** As it arrives, words that tell too much on a locked screen already replaced. */
export async function previewIssue(id: string): Promise<IssuePreview[]> {
  const issue = await findIssue(id)
  if (!issue) return []
  return writeLetters(issue, 'reader@example.org').map((mail) => {
    const { subject, text } = renderMail(mail)
    return { language: mail.language ?? 'en', subject, text }
  })
}

/** To the one who asks, in each language. Its links to a subscription lead nowhere. */
export async function testIssue(viewer: Viewer, id: string): Promise<void> {
  const issue = await findIssue(id)
  if (!issue) throw new AppError('not-found', GONE)
  const to = viewer.email
  if (to === null || !isPlainAddress(to)) throw new AppError('conflict', 'Your account has no email address.')
  await query((db) =>
    db.transaction(async (transaction) => {
      for (const { listUnsubscribe: _, ...mail } of writeLetters(issue, to)) {
        await queueMail(transaction, { ...mail, bulk: false, kind: 'newsletter-test' })
      }
      await log(viewer, transaction, 'tested', issue)
    }),
  )
}
