/** The ledger as a spreadsheet. */
import { type Cell, writeCsvLine } from '@/lib/text/csv'
import type { DonationDto } from './schema'

const columns: [string, (donation: DonationDto) => Cell][] = [
  ['id', ({ id }) => id],
  ['created', ({ createdAt }) => new Date(createdAt).toISOString()],
  ['status', ({ status }) => status],
  ['kind', ({ isRecurring, isRenewal }) => (isRenewal ? 'renewal' : isRecurring ? 'recurring' : 'one-off')],
  ['frequency', ({ frequency }) => frequency],
  ['amount', ({ amount }) => toDollars(amount)],
  ['refunded', ({ refundedCents }) => toDollars(refundedCents)],
  ['donor_name', ({ donorName }) => donorName],
  ['donor_email', ({ donorEmail }) => donorEmail],
  ['completed', ({ completedAt }) => completedAt && new Date(completedAt).toISOString()],
  ['dispute', ({ disputeState }) => disputeState],
  ['payment_intent', ({ paymentIntentId }) => paymentIntentId],
  ['method', ({ paymentMethod }) => paymentMethod],
  ['fee_covered', ({ feeCents }) => toDollars(feeCents)],
  ['tribute', ({ tribute }) => tribute],
  ['tribute_name', ({ tributeName }) => tributeName],
]

/** Integer arithmetic only, without floating point. */
function toDollars(cents: number): string {
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}

export function writeCsvHead(): string {
  return writeCsvLine(columns.map(([name]) => name))
}

export function writeCsvRows(donations: readonly DonationDto[]): string {
  return donations.map((donation) => writeCsvLine(columns.map(([, read]) => read(donation)))).join('')
}
