import 'server-only'
import { and, eq, isNull } from 'drizzle-orm'
import { query } from '@/db'
import { donations } from '@/db/schema/operations'
import type { OpenedPayment } from './intents'
import type { Donation } from './ledger'

/** Losing this write is harmless, because Stripe's events identify the gift. */
export async function storeReferences(donation: Donation, opened: OpenedPayment): Promise<void> {
  const { paymentIntentId, invoiceId, subscriptionId } = opened
  await query((db) =>
    db
      .update(donations)
      .set({ paymentIntentId, invoiceId, subscriptionId })
      .where(and(eq(donations.id, donation.id), isNull(donations.paymentIntentId))),
  )
}
