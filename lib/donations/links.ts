/** An emailed link to one's own gifts, instead of an account and a password. */
import { hashToken, randomToken, tokenForm } from '@/lib/sealing/seal'
import 'server-only'
import { and, desc, eq, gt, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { query } from '@/db'
import { donations } from '@/db/schema/operations'
import { donorLinks, givingSubscriptions } from '@/db/schema/payments'
import { AppError } from '@/lib/http/app-error'
import { getLimiter, refuseTooMany } from '@/lib/http/rate-limit'
import { requireMail } from '@/lib/mail/configured'
import { queueMail } from '@/lib/mail/outbox'
import { getStripe } from '@/lib/outside/stripe/client'
import { readStripeFailure } from '@/lib/outside/stripe/failure'
import { to } from '@/lib/site/language/paths'
import { currentLanguage } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { site } from '@/lib/site/site'
import type { Donation } from './ledger'

const LIFETIME_MS = 3_600_000
/** Links per address per hour; more would be someone flooding another's inbox. */
const PER_EMAIL = 3
const NETWORK = { max: 10, seconds: 3600 }
const MAX_GIFTS = 500
/** Recurring gifts that can still be changed. */
const GOING_ON = ['active', 'past_due', 'unpaid', 'trialing', 'incomplete', 'paused']

/** The same response for everyone, so that nobody learns who has donated. Known addresses get an email. */
export async function sendGiftLink(email: string, address: string | null, now = new Date()): Promise<void> {
  requireMail(words().give.noLink)
  const network = await getLimiter().take('gift-link', address, NETWORK)
  if (!network.isAllowed) refuseTooMany(network.retryAfter)
  const token = randomToken()
  const tokenHash = hashToken(token)
  await query((db) =>
    db.transaction(async (transaction) => {
      const paid = inArray(donations.status, ['completed', 'refunded', 'disputed'])
      const [known] = await transaction
        .select({ id: donations.id })
        .from(donations)
        .where(and(eq(donations.donorEmail, email), or(paid, isNotNull(donations.debitedAt))))
        .limit(1)
      const recent = await transaction.$count(
        donorLinks,
        and(eq(donorLinks.email, email), gt(donorLinks.createdAt, new Date(now.getTime() - LIFETIME_MS))),
      )
      if (!known || recent >= PER_EMAIL) return
      await transaction
        .insert(donorLinks)
        .values({ tokenHash, email, createdAt: now, expiresAt: new Date(now.getTime() + LIFETIME_MS) })
      const { link, see } = words().give.emails
      await queueMail(transaction, {
        key: `gift-link:${tokenHash}`,
        to: email,
        kind: 'gift-link',
        language: currentLanguage(),
        subject: link.subject({ name: site.name }),
        preheader: link.preheader,
        urgent: true,
        blocks: [
          { type: 'text', text: link.text },
          { type: 'link', label: see, href: `${site.url}${to(`/donate/my-gifts/${token}`)}` },
          { type: 'text', text: link.ignore },
        ],
      })
    }),
  )
}

export interface DonorGift {
  id: string
  at: Date
  amount: number
  refundedCents: number
  status: Donation['status']
  frequency: Donation['frequency']
  isRenewal: boolean
  /** Whether its recurring gift can still be changed or canceled. */
  isGoingOn: boolean
  /** When that recurring gift ended, or will. */
  endsAt: Date | null
  /** Whether it started a recurring gift. */
  isFirst: boolean
  /** The address where it can still be paid. */
  payToken: string | null
  debitedAt: Date | null
  debitFailedAt: Date | null
}

async function readEmail(token: string, now: Date): Promise<string | null> {
  if (!tokenForm.safeParse(token).success) return null
  const [link] = await query((db) =>
    db
      .select({ email: donorLinks.email })
      .from(donorLinks)
      .where(and(eq(donorLinks.tokenHash, hashToken(token)), gt(donorLinks.expiresAt, now))),
  )
  return link?.email ?? null
}

/** All gifts of the address the link was emailed to, newest first; null if the link has expired. */
export async function listDonorGifts(token: string, now = new Date()): Promise<DonorGift[] | null> {
  const email = await readEmail(token, now)
  if (email === null) return null
  return query((db) =>
    db
      .select({
        id: donations.id,
        at: sql<Date>`coalesce(${donations.completedAt}, ${donations.createdAt})`.mapWith(donations.createdAt),
        amount: donations.amount,
        refundedCents: donations.refundedCents,
        status: donations.status,
        frequency: donations.frequency,
        isRenewal: donations.isRenewal,
        endsAt: givingSubscriptions.endsAt,
        isFirst: isNotNull(givingSubscriptions.id).mapWith(Boolean) as SQL<boolean>,
        payToken: sql<string | null>`case when ${donations.status} = 'pending' then ${donations.payToken} end`,
        debitedAt: donations.debitedAt,
        debitFailedAt: donations.debitFailedAt,
        isGoingOn: sql<boolean>`coalesce(${inArray(givingSubscriptions.status, GOING_ON)}, false)`,
      })
      .from(donations)
      .leftJoin(givingSubscriptions, eq(givingSubscriptions.donationId, donations.id))
      .where(eq(donations.donorEmail, email))
      .orderBy(desc(donations.createdAt))
      .limit(MAX_GIFTS),
  )
}

/** Stripe's customer portal, where a recurring gift is changed or canceled and the card replaced. */
export async function openPortal(token: string, donationId: string, now = new Date()): Promise<string> {
  const email = await readEmail(token, now)
  if (email === null) throw new AppError('not-found')
  const [row] = await query((db) =>
    db
      .select({ customerId: givingSubscriptions.customerId })
      .from(donations)
      .innerJoin(givingSubscriptions, eq(givingSubscriptions.donationId, donations.id))
      .where(and(eq(donations.id, donationId), eq(donations.donorEmail, email))),
  )
  const stripe = getStripe()
  if (!row) throw new AppError('not-found')
  if (!stripe) throw new AppError('unavailable')
  const session = await stripe.billingPortal.sessions
    .create({
      customer: row.customerId,
      return_url: `${site.url}${to(`/donate/my-gifts/${token}`)}`,
      locale: currentLanguage(),
    })
    .catch((error: unknown) => {
      throw readStripeFailure(error, words().give.unchanged)
    })
  return session.url
}
