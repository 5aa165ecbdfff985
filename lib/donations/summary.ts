/** Once a year: one email that lists all gifts of the previous year, which the IRS accepts as an acknowledgment. */
import 'server-only'
import { createHash } from 'node:crypto'
import { and, asc, eq, gt, gte, isNull, lt } from 'drizzle-orm'
import { query } from '@/db'
import { donations } from '@/db/schema/operations'
import type { OutgoingMail } from '@/lib/mail/mail'
import { queueMail } from '@/lib/mail/outbox'
import { readLanguage } from '@/lib/site/language/languages.mjs'
import { to } from '@/lib/site/language/paths'
import { choose, currentLanguage, inLanguage } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { site } from '@/lib/site/site'
import { formatCents } from './choices'
import { formatGiftDay, readGiftYear } from './gift-day'
import type { Donation } from './ledger'
import { countsInTotals } from './queries'
import { listOrganizationFacts } from './receipt'

const BATCH = 500
/** From January to the end of March: anyone who could not be reached before still needs it for her taxes. */
const MONTHS = [0, 1, 2]

/** In the language of her last gift. */
function writeSummary(year: number, email: string, rows: readonly Donation[], total: number): OutgoingMail {
  const { facts, keep, see, year: w } = words().give.emails
  const yearText = String(year)
  return {
    key: `donation-year:${year}:${createHash('sha256').update(email).digest('hex')}`,
    to: email,
    kind: 'donation-year',
    bulk: true,
    language: currentLanguage(),
    subject: rows.every(({ isNeutral }) => isNeutral)
      ? w.neutral({ year: yearText })
      : w.subject({ year: yearText, name: site.name }),
    preheader: keep,
    blocks: [
      { type: 'text', text: w.text({ year: yearText }) },
      {
        type: 'facts',
        rows: [
          ...listOrganizationFacts(),
          ...rows.map(({ completedAt, createdAt, amount, refundedCents }): [string, string] => [
            formatGiftDay(completedAt ?? createdAt),
            formatCents(amount - refundedCents),
          ]),
          [facts.year({ year: yearText }), formatCents(total)],
        ],
      },
      { type: 'text', text: choose(site.giving.goodsStatement) },
      { type: 'link', label: see, href: `${site.url}${to('/donate/gifts')}` },
    ],
  }
}

async function queueSummary(year: number, email: string): Promise<boolean> {
  const [from, to] = readGiftYear(year)
  const ofYear = and(
    eq(donations.donorEmail, email),
    gte(donations.completedAt, from),
    lt(donations.completedAt, to),
    countsInTotals,
  )
  return query((db) =>
    db.transaction(async (transaction) => {
      const rows = await transaction.select().from(donations).where(ofYear).orderBy(asc(donations.completedAt))
      const total = rows.reduce((sum, { amount, refundedCents }) => sum + amount - refundedCents, 0)
      await transaction.update(donations).set({ summarizedAt: new Date() }).where(ofYear)
      if (total === 0) return false
      return inLanguage(readLanguage(rows.at(-1)?.language), () =>
        queueMail(transaction, writeSummary(year, email, rows, total)),
      )
    }),
  )
}

/** The next batch of donors, by address, without a summary yet. */
async function listWaiting(year: number, after: string): Promise<string[]> {
  const [from, to] = readGiftYear(year)
  const isWaiting = and(
    gt(donations.donorEmail, after),
    gte(donations.completedAt, from),
    lt(donations.completedAt, to),
    isNull(donations.summarizedAt),
    countsInTotals,
  )
  const rows = await query((db) =>
    db
      .selectDistinct({ email: donations.donorEmail })
      .from(donations)
      .where(isWaiting)
      .orderBy(asc(donations.donorEmail))
      .limit(BATCH),
  )
  return rows.flatMap(({ email }) => email ?? [])
}

/** In the new year, emails everyone without a summary; the rest follows in the next run. */
export async function queueYearlySummaries(now: Date, signal?: AbortSignal): Promise<number> {
  const year = now.getUTCFullYear() - 1
  const [, to] = readGiftYear(year)
  if (!MONTHS.includes(now.getUTCMonth()) || now < to) return 0
  let count = 0
  for (let emails = await listWaiting(year, ''); emails.length > 0; ) {
    for (const email of emails) {
      if (signal?.aborted) return count
      if (await queueSummary(year, email)) count += 1
    }
    emails = await listWaiting(year, emails.at(-1) ?? '')
  }
  return count
}
