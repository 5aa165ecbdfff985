import { hashToken, randomToken } from '@/lib/sealing/seal'
import 'server-only'
import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '@/db'
import { newsletterSubscriptions } from '@/db/schema/content'
import { newsletterTokens } from '@/db/schema/newsletter'
import type { newsletterPurposes } from '@/db/vocabulary/content'

export type Purpose = (typeof newsletterPurposes)[number]

const HOUR_MS = 3_600_000
const LIFETIME_MS: Record<Purpose, number> = { confirm: 48 * HOUR_MS, manage: 180 * 24 * HOUR_MS }

export interface NewToken {
  token: string
  row: typeof newsletterTokens.$inferInsert
}

/** What stands in the link is known to the email alone. */
export function makeToken(subscriptionId: string, purpose: Purpose, now: Date, interests: string[] = []): NewToken {
  const token = randomToken()
  const expiresAt = new Date(now.getTime() + LIFETIME_MS[purpose])
  return { token, row: { hash: hashToken(token), subscriptionId, purpose, interests, createdAt: now, expiresAt } }
}

/** The subscription that a link leads to, held until the transaction ends when it is about to change. */
export async function findByToken(
  db: Pick<Database, 'select'>,
  token: string,
  { now, purpose, isForChange = false }: { now: Date; purpose?: Purpose; isForChange?: boolean },
) {
  const found = db
    .select({
      id: newsletterSubscriptions.id,
      email: newsletterSubscriptions.email,
      interests: newsletterSubscriptions.interests,
      isActive: newsletterSubscriptions.isActive,
      unsubscribedAt: newsletterSubscriptions.unsubscribedAt,
      purpose: newsletterTokens.purpose,
      chosen: newsletterTokens.interests,
    })
    .from(newsletterTokens)
    .innerJoin(newsletterSubscriptions, eq(newsletterSubscriptions.id, newsletterTokens.subscriptionId))
    .where(
      and(
        eq(newsletterTokens.hash, hashToken(token)),
        gt(newsletterTokens.expiresAt, now),
        purpose && eq(newsletterTokens.purpose, purpose),
      ),
    )
    .limit(1)
  const [row] = await (isForChange ? found.for('update', { of: newsletterSubscriptions }) : found)
  return row ?? null
}
