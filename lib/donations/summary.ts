/** Once a year: one mail that names all gifts of the year before, as the IRS lets an acknowledgment do. */
import 'server-only'
import { createHash } from 'node:crypto'
import { and, asc, eq, gte, isNotNull, isNull, lt } from 'drizzle-orm'
import { query } from '@/db'
import { donations } from '@/db/schema/operations'
import { queueMail } from '@/lib/mail/outbox'
import { site } from '@/lib/site'
import { formatCents } from './choices'
import { countsInTotals } from './queries'
import { formatGiftDay, listOrganizationFacts } from './receipt'

/** Mails of one run; the job comes again within the hour. */
const BATCH = 200
const JANUARY = 0
/** The year is America's: a gift on New Year's Eve in California belongs to the year that is ending there. */
const YEAR_STARTS = 'T05:00:00Z'

function readYear(year: number): [from: Date, to: Date] {
  return [new Date(`${year}-01-01${YEAR_STARTS}`), new Date(`${year + 1}-01-01${YEAR_STARTS}`)]
}

async function queueSummary(year: number, email: string): Promise<boolean> {
  const [from, to] = readYear(year)
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
      return queueMail(transaction, {
        key: `donation-year:${year}:${createHash('sha256').update(email).digest('hex')}`,
        to: email,
        kind: 'donation-year',
        subject: rows.every(({ isNeutral }) => isNeutral)
          ? `Your ${year} summary`
          : `Your ${year} summary from ${site.name}`,
        preheader: 'Please keep it for your records.',
        blocks: [
          { type: 'text', text: `Thank you. This is everything you gave in ${year}. Please keep it for your records.` },
          {
            type: 'facts',
            rows: [
              ...listOrganizationFacts(),
              ...rows.map(({ completedAt, createdAt, amount, refundedCents }): [string, string] => [
                formatGiftDay(completedAt ?? createdAt),
                formatCents(amount - refundedCents),
              ]),
              [`All of ${year}`, formatCents(total)],
            ],
          },
          { type: 'text', text: site.giving.goodsStatement },
          { type: 'link', label: 'See your gifts', href: `${site.url}/donate/gifts` },
        ],
      })
    }),
  )
}

/** In January, those who have not had theirs. */
export async function queueYearlySummaries(now: Date, signal?: AbortSignal): Promise<number> {
  if (now.getUTCMonth() !== JANUARY) return 0
  const year = now.getUTCFullYear() - 1
  const [from, to] = readYear(year)
  if (now < to) return 0
  const rows = await query((db) =>
    db
      .selectDistinct({ email: donations.donorEmail })
      .from(donations)
      .where(
        and(
          gte(donations.completedAt, from),
          lt(donations.completedAt, to),
          isNull(donations.summarizedAt),
          isNotNull(donations.donorEmail),
          countsInTotals,
        ),
      )
      .limit(BATCH),
  )
  let count = 0
  for (const { email } of rows) {
    signal?.throwIfAborted()
    if (email && (await queueSummary(year, email))) count += 1
  }
  return count
}
