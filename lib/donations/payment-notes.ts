/** Webhook facts waiting for their gift, applied as soon as it is known. */
import { eq, or, sql } from 'drizzle-orm'
import { paymentNotes } from '@/db/schema/payments'
import { type DisputeState, type Donation, linkDonation, recordDispute, recordPayment, sendReceipt } from './ledger'
import { applyRefunds } from './refund-reports'
import type { Transaction } from './transaction'

type Note = typeof paymentNotes.$inferSelect

interface NewNote extends Partial<Pick<Note, 'invoiceId' | 'paymentMethod' | 'debitedAt' | 'debitFailedAt'>> {
  paymentIntentId: string
  disputeState?: DisputeState
}

/** Everything known so far of that payment. */
export async function stashNote(transaction: Transaction, note: NewNote): Promise<Note> {
  const known = paymentNotes
  const isOver = sql`${known.disputeState} in ('won', 'lost')`
  const [row] = await transaction
    .insert(known)
    .values(note)
    .onConflictDoUpdate({
      target: known.paymentIntentId,
      set: {
        invoiceId: sql`coalesce(${known.invoiceId}, excluded.invoice_id)`,
        disputeState: sql`case when ${isOver} then ${known.disputeState} else coalesce(excluded.dispute_state, ${known.disputeState}) end`,
        paymentMethod: sql`coalesce(excluded.payment_method, ${known.paymentMethod})`,
        debitedAt: sql`greatest(${known.debitedAt}, excluded.debited_at)`,
        debitFailedAt: sql`greatest(${known.debitFailedAt}, excluded.debit_failed_at)`,
      },
    })
    .returning()
  if (!row) throw new Error('an insert gave no row')
  return row
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
    current = await sendReceipt(transaction, await recordPayment(transaction, current, note))
    const paidAt = current.completedAt ?? note.createdAt
    if (note.disputeState) current = await recordDispute(transaction, current, note.disputeState, paidAt)
  }
  return applyRefunds(transaction, current)
}
