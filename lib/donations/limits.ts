/** Against card testing: attackers are stopped before anything reaches Stripe. */
import 'server-only'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '@/db'
import { donations } from '@/db/schema/operations'
import { AppError } from '@/lib/http/app-error'
import { type Limiter, refuseTooMany } from '@/lib/http/rate-limit'
import { words } from '@/lib/site/language/words'

export const NETWORK_LIMIT = { max: 10, seconds: 3600 }
/** Across all networks: more new gifts than a good day brings; beyond this they are paused. */
export const SITE_LIMIT = { max: 600, seconds: 3600 }
export const EMAIL_HOURLY = 10
/** Declined cards per email address per day. */
export const EMAIL_FAILURES = 12
/** Declined cards per gift, after which it is canceled. */
export const GIFT_FAILURES = 5

const HOUR_S = 3600
const DAY_S = 86_400
function refuse(seconds: number): never {
  throw new AppError('too-many', words().give.tired, {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(seconds))) },
  })
}

export async function assertNetworkMayGive(limiter: Limiter, address: string | null): Promise<void> {
  const network = await limiter.take('donation', address, NETWORK_LIMIT)
  if (!network.isAllowed) refuseTooMany(network.retryAfter, words().give.notCharged)
  const site = await limiter.take('donations of everybody', null, SITE_LIMIT)
  if (!site.isAllowed) refuse(site.retryAfter)
}

/** Counted in the ledger itself, so that it survives restarts and covers all instances. */
export async function assertEmailMayGive(db: Database, email: string, now = new Date()): Promise<void> {
  const since = (seconds: number) => new Date(now.getTime() - seconds * 1000)
  const hour = since(HOUR_S).toISOString()
  const [row] = await db
    .select({
      recent: sql<number>`count(*) filter (where ${donations.createdAt} > ${hour})::int`,
      oldest: sql<Date | null>`min(${donations.createdAt}) filter (where ${donations.createdAt} > ${hour})`,
      failures: sql<number>`coalesce(sum(${donations.failedAttempts}), 0)::int`,
    })
    .from(donations)
    .where(and(eq(donations.donorEmail, email), eq(donations.isRenewal, false), gt(donations.createdAt, since(DAY_S))))
  const { recent = 0, oldest = null, failures = 0 } = row ?? {}
  if (failures >= EMAIL_FAILURES) refuse(HOUR_S)
  if (recent >= EMAIL_HOURLY && oldest) {
    refuse(HOUR_S - (now.getTime() - new Date(oldest).getTime()) / 1000)
  }
}
