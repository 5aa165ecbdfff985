import { sql } from 'drizzle-orm'
import { givingSubscriptions } from '@/db/schema/payments'
import { subscriptionSchema } from '@/lib/outside/stripe/objects'
import { findFirstOf } from '../find-donation'
import { endDonation, linkDonation } from '../ledger'
import { applied, type EventInput, ignored, type Outcome, readSeconds, refuse } from './outcome'

/** At Stripe the last two are final. */
const ORDER = ['incomplete', 'past_due', 'unpaid', 'paused', 'trialing', 'active', 'canceled', 'incomplete_expired']
const OVER = ORDER.slice(-2)

/** Handles every subscription event: each carries the complete subscription. An older event changes nothing. */
export async function applySubscription({ transaction, object, at }: EventInput): Promise<Outcome> {
  const { id, customer, status, metadata, ended_at: endedAt, cancel_at: cancelAt } = subscriptionSchema.parse(object)
  const end = endedAt ?? cancelAt
  const endsAt = end ? readSeconds(end) : OVER.includes(status) ? at : null
  const first = await findFirstOf(transaction, id, metadata)
  if (!first) return ignored
  if (first.subscriptionId !== null && first.subscriptionId !== id) return refuse('other-payment')
  await linkDonation(transaction, first, { subscriptionId: id })
  const known = givingSubscriptions
  const isOver = (column: unknown) => sql`(${column} = any (${sql.param(OVER)}::text[]))::int`
  const place = (column: unknown) => sql`coalesce(array_position(${sql.param(ORDER)}::text[], ${column}), 0)`
  const weight = (column: unknown, when: unknown, end: unknown) =>
    sql`(${isOver(column)}, ${when}, ${place(column)}, coalesce(${end}, '-infinity'))`
  await transaction
    .insert(known)
    .values({ id, donationId: first.id, customerId: customer, status, statusAt: at, endsAt })
    .onConflictDoUpdate({
      target: known.id,
      set: { status, statusAt: at, endsAt },
      // Timestamps are whole seconds: of two events in one second the same one wins, whichever arrives first.
      setWhere: sql`${weight(sql`excluded.status`, sql`excluded.status_at`, sql`excluded.ends_at`)} > ${weight(known.status, known.statusAt, known.endsAt)}`,
    })
  // Not paid within a day, or canceled before that: the gift was never made.
  if (status === 'incomplete_expired') await endDonation(transaction, first, 'canceled')
  return applied
}
