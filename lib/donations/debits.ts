/** Bank debits: begun when the donor confirms, answered by the bank days later. */
import type { Donation } from './ledger'

type Debit = Pick<Donation, 'debitedAt' | 'debitFailedAt'>

/** The bank refused the last one. */
export function isRefused({ debitedAt, debitFailedAt }: Debit): boolean {
  return debitedAt !== null && debitFailedAt !== null && debitFailedAt >= debitedAt
}

/** Begun, and the bank has yet to answer. */
export function isUnderway(gift: Debit & Pick<Donation, 'status'>): boolean {
  return gift.status === 'pending' && gift.debitedAt !== null && !isRefused(gift)
}

/** As far as it is known: a debit under way is known before it is paid. */
export function nameMethod({ paymentMethod, debitedAt }: Pick<Donation, 'paymentMethod' | 'debitedAt'>) {
  return paymentMethod ?? (debitedAt ? ('us_bank_account' as const) : null)
}
