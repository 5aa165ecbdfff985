/** The ledger as a spreadsheet takes it. */
import type { DonationDto } from './schema'

const columns: [string, (donation: DonationDto) => string | number | null][] = [
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
]

/** Without a detour over fractions. */
function toDollars(cents: number): string {
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}

/** A cell that begins like a formula would be run as one; what holds a quote, a comma or a line end is quoted. */
function writeCell(value: string | number | null): string {
  const text = value === null ? '' : String(value)
  const inert = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}

function writeLine(cells: (string | number | null)[]): string {
  return `${cells.map(writeCell).join(',')}\r\n`
}

export function writeCsvHead(): string {
  return writeLine(columns.map(([name]) => name))
}

export function writeCsvRows(donations: readonly DonationDto[]): string {
  return donations.map((donation) => writeLine(columns.map(([, read]) => read(donation)))).join('')
}
