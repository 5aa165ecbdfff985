import 'server-only'
import { and, eq, gt, inArray, isNull, lt, notExists, or } from 'drizzle-orm'
import { query } from '@/db'
import { newsletterSubscriptions } from '@/db/schema/content'
import { newsletterTokens } from '@/db/schema/newsletter'
import { daysBefore } from '@/lib/time/zone'

const UNCONFIRMED_DAYS = 7
const LEFT_DAYS = 30
const BATCH_SIZE = 1000

/** Addresses that were never confirmed, and those whose owners left. A link that still works keeps its address. */
export async function purgeSubscriptions(now: Date): Promise<number> {
  const { id, isActive, confirmedAt, subscribedAt, unsubscribedAt } = newsletterSubscriptions
  const deleted = await query((db) => {
    const isAskedFor = and(
      eq(newsletterTokens.subscriptionId, id),
      eq(newsletterTokens.purpose, 'confirm'),
      gt(newsletterTokens.expiresAt, now),
    )
    const hasLink = db.select({ hash: newsletterTokens.hash }).from(newsletterTokens).where(isAskedFor)
    const isUnconfirmed = and(
      eq(isActive, false),
      isNull(confirmedAt),
      lt(subscribedAt, daysBefore(now, UNCONFIRMED_DAYS)),
    )
    const hasLeft = and(lt(unsubscribedAt, daysBefore(now, LEFT_DAYS)), notExists(hasLink))
    const portion = db.select({ id }).from(newsletterSubscriptions).where(or(isUnconfirmed, hasLeft)).limit(BATCH_SIZE)
    return db.delete(newsletterSubscriptions).where(inArray(id, portion)).returning({ id })
  })
  return deleted.length
}

export async function purgeTokens(now: Date): Promise<number> {
  const { hash, expiresAt } = newsletterTokens
  const deleted = await query((db) => {
    const portion = db.select({ hash }).from(newsletterTokens).where(lt(expiresAt, now)).limit(BATCH_SIZE)
    return db.delete(newsletterTokens).where(inArray(hash, portion)).returning({ hash })
  })
  return deleted.length
}
