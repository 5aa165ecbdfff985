import { sql } from 'drizzle-orm'
import { givingSubscriptions } from '@/db/schema/payments'
import { subscriptionSchema } from '@/lib/outside/stripe/objects'
import { findFirstOf } from '../find-donation'
import { endDonation, linkDonation } from '../ledger'
import { applied, type EventInput, ignored, type Outcome, readSeconds, refuse } from './outcome'

/** From the last two there is no way back at the payment service. */
const ORDER = ['incomplete', 'past_due', 'unpaid', 'paused', 'trialing', 'active', 'canceled', 'incomplete_expired']
const OVER = ORDER.slice(-2)

/** What every event about a recurring gift does: each carries the whole of it. An older word changes nothing. */
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
      // Times are whole seconds: of two words of one second the same one wins, whichever comes first.
      setWhere: sql`${weight(sql`excluded.status`, sql`excluded.status_at`, sql`excluded.ends_at`)} > ${weight(known.status, known.statusAt, known.endsAt)}`,
    })
  // Never paid within a day, or ended before it was: the gift was not made.
  if (status === 'incomplete_expired') await endDonation(transaction, first, 'canceled')
  return applied
}
