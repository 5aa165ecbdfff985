import 'server-only'
import { and, asc, eq, gt, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { query } from '@/db'
import { newsletterSubscriptions, newsletterSubscriptions as subscriptions } from '@/db/schema/content'
import { newsletterInterests } from '@/db/vocabulary/content'
import { recordChange } from '@/lib/audit/record'
import { AppError } from '@/lib/http/app-error'
import { matchText } from '@/lib/http/staff-list/read-params'
import type { Viewer } from '@/lib/session/policy'
import { writeCsvLine } from '@/lib/text/csv'
import { dropQueuedIssues } from '../issues'
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
async function findSubscribers(ids: readonly string[]): Promise<SubscriberDto[]> {
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

const BATCH_SIZE = 2000
const HEAD = writeCsvLine(['email', 'interests', 'subscribed'])

function writeRow({ email, interests, subscribedAt }: SubscriberDto): string {
  return writeCsvLine([email, interests.join(' '), subscribedAt.slice(0, 10)])
}

async function noteTaken(viewer: Viewer, target: string): Promise<void> {
  await query((db) =>
    recordChange(db, viewer, { action: 'exported', targetType: 'subscriber', targetId: 'all', target }),
  )
}

/** Those that were chosen, whether they get email or not. */
export async function exportChosenSubscribers(viewer: Viewer, ids: readonly string[]): Promise<string> {
  const found = await findSubscribers(ids)
  await noteTaken(viewer, `${found.length} newsletter subscribers`)
  return HEAD + found.map(writeRow).join('')
}

/** Everyone who gets email, portion by portion: a long list is never whole in memory. That it was taken is written down. */
export async function exportSubscribers(viewer: Viewer): Promise<ReadableStream<Uint8Array>> {
  await noteTaken(viewer, 'Newsletter subscribers')
  const encoder = new TextEncoder()
  let after: string | undefined
  let isBegun = false
  return new ReadableStream({
    async pull(controller) {
      if (!isBegun) {
        isBegun = true
        controller.enqueue(encoder.encode(HEAD))
      }
      const { items, next } = await listSubscribers(BATCH_SIZE, after)
      controller.enqueue(encoder.encode(items.map(writeRow).join('')))
      if (next === null) controller.close()
      else after = next
    },
  })
}

/** With her links and the letters that wait for her. Audit has the fact, and not the address. */
export async function removeSubscriber(viewer: Viewer, id: string): Promise<void> {
  await query((db) =>
    db.transaction(async (transaction) => {
      const [gone] = await transaction
        .delete(newsletterSubscriptions)
        .where(eq(newsletterSubscriptions.id, id))
        .returning({ email: newsletterSubscriptions.email })
      if (!gone) throw new AppError('not-found', 'This subscriber is no longer there.')
      await dropQueuedIssues(transaction, gone.email)
      await recordChange(transaction, viewer, {
        ...{ action: 'removed', targetType: 'subscriber', targetId: id, target: 'Newsletter subscriber' },
      })
    }),
  )
}
