import 'server-only'
import { and, asc, eq, gt, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { query } from '@/db'
import { newsletterSubscriptions as subscriptions } from '@/db/schema/content'
import { newsletterInterests } from '@/db/vocabulary/content'
import { matchText } from '@/lib/http/staff-list/match-text'
import {
  type SubscriberCountsDto,
  type SubscriberDto,
  type SubscriberState,
  subscriberCountsSchema,
  subscriberSchema,
} from './schema'

const columns = {
  id: subscriptions.id,
  email: subscriptions.email,
  interests: subscriptions.interests,
  isActive: subscriptions.isActive,
  subscribedAt: subscriptions.subscribedAt,
}

/** Those that were chosen. */
export async function findSubscribers(ids: readonly string[]): Promise<SubscriberDto[]> {
  const rows = await query((db) =>
    db
      .select(columns)
      .from(subscriptions)
      .where(inArray(subscriptions.id, [...ids]))
      .orderBy(asc(subscriptions.id)),
  )
  return rows.map((row) => subscriberSchema.parse(row))
}

const states = {
  active: eq(subscriptions.isActive, true),
  waiting: and(
    eq(subscriptions.isActive, false),
    isNull(subscriptions.confirmedAt),
    isNull(subscriptions.unsubscribedAt),
  ),
  left: isNotNull(subscriptions.unsubscribedAt),
} as const satisfies Record<SubscriberState, SQL | undefined>

/** Those who get mail, or whose address holds what was asked for, in no order that says anything. */
export async function listSubscribers(
  limit: number,
  after?: string,
  q?: string,
  state: SubscriberState | undefined = q ? undefined : 'active',
): Promise<{ items: SubscriberDto[]; next: string | null }> {
  const rows = await query((db) =>
    db
      .select(columns)
      .from(subscriptions)
      .where(
        and(
          q ? matchText(sql`${subscriptions.email}`, q) : undefined,
          state && states[state],
          after ? gt(subscriptions.id, after) : undefined,
        ),
      )
      .orderBy(asc(subscriptions.id))
      .limit(limit + 1),
  )
  const items = rows.slice(0, limit).map((row) => subscriberSchema.parse(row))
  return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
}

export async function countSubscribers(): Promise<SubscriberCountsDto> {
  const [totals, interests] = await query((db) =>
    Promise.all([
      db.execute<{ active: number; waiting: number; withoutInterest: number }>(sql`
        select (count(*) filter (where is_active))::int as active,
          (count(*) filter (where not is_active and confirmed_at is null and unsubscribed_at is null))::int as waiting,
          (count(*) filter (where is_active and interests = '{}'))::int as "withoutInterest"
        from newsletter_subscriptions`),
      db.execute<{ interest: string; count: number }>(sql`
        select interest, count(*)::int as count from newsletter_subscriptions, unnest(interests) interest
        where is_active group by interest`),
    ]),
  )
  const counted = Object.fromEntries(interests.map(({ interest, count }) => [interest, count]))
  const byInterest = Object.fromEntries(newsletterInterests.map((interest) => [interest, counted[interest] ?? 0]))
  return subscriberCountsSchema.parse({ active: 0, waiting: 0, withoutInterest: 0, ...totals[0], byInterest })
}
