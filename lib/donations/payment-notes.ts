/** Webhook facts waiting for their gift, applied as soon as it is known. */
import { eq, or, sql } from 'drizzle-orm'
import { paymentNotes } from '@/db/schema/payments'
import { type DisputeState, type Donation, linkDonation, recordDispute } from './ledger'
import { applyRefunds } from './refund-reports'
import type { Transaction } from './transaction'

interface Note {
  paymentIntentId: string
  invoiceId?: string
  disputeState?: DisputeState
}

export async function stashNote(transaction: Transaction, note: Note): Promise<void> {
  const { invoiceId = null, disputeState = null } = note
  const known = paymentNotes
  const isOver = sql`${known.disputeState} in ('won', 'lost')`
  await transaction
    .insert(paymentNotes)
    .values({ paymentIntentId: note.paymentIntentId, invoiceId, disputeState })
    .onConflictDoUpdate({
      target: known.paymentIntentId,
      set: {
        invoiceId: sql`coalesce(${known.invoiceId}, ${invoiceId}::text)`,
        disputeState: sql`case when ${isOver} then ${known.disputeState} else coalesce(${disputeState}::text, ${known.disputeState}) end`,
      },
    })
}

/** Applies earlier facts to a gift whose payment or invoice has just become known. */
export async function applyStashedNotes(transaction: Transaction, donation: Donation): Promise<Donation> {
  const { paymentIntentId, invoiceId } = donation
  const matches = [
    ...(paymentIntentId ? [eq(paymentNotes.paymentIntentId, paymentIntentId)] : []),
    ...(invoiceId ? [eq(paymentNotes.invoiceId, invoiceId)] : []),
  ]
  if (matches.length === 0) return donation
  const notes = await transaction
    .delete(paymentNotes)
    .where(or(...matches))
    .returning()
  let current = donation
  for (const note of notes) {
    current = await linkDonation(transaction, current, { paymentIntentId: note.paymentIntentId })
    const paidAt = current.completedAt ?? note.createdAt
    if (note.disputeState) current = await recordDispute(transaction, current, note.disputeState, paidAt)
  }
  return applyRefunds(transaction, current)
}
