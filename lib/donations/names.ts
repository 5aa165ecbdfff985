/** Labels in the console. */
import type {
  differenceKinds,
  disputeStates,
  donationStatuses,
  paymentMethods,
  tributeKinds,
} from '@/db/vocabulary/operations'

export const donationStatusNames: Record<(typeof donationStatuses)[number], string> = {
  pending: 'Pending',
  completed: 'Completed',
  failed: 'Failed',
  canceled: 'Canceled',
  refunded: 'Refunded',
  disputed: 'Disputed',
}

export const donationKindNames = { 'one-off': 'Once', recurring: 'Recurring, first', renewal: 'Renewal' } as const

export const paymentMethodNames: Record<(typeof paymentMethods)[number], string> = {
  card: 'Card',
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  link: 'Link',
  us_bank_account: 'Bank debit',
  other: 'Another way',
}

export const tributeNames: Record<(typeof tributeKinds)[number], string> = {
  honor: 'In honor of',
  memory: 'In memory of',
}

export const disputeNames: Record<(typeof disputeStates)[number], string> = {
  open: 'open',
  won: 'won, the money is back',
  lost: 'lost',
}

export const differenceNames: Record<(typeof differenceKinds)[number], string> = {
  'missing-here': 'Paid there, not in the ledger',
  'missing-there': 'In the ledger, not paid there',
  'amount-differs': 'Different amount',
  'refund-differs': 'Different amount refunded',
  'status-differs': 'Different status',
  'event-refused': 'A report that did not match',
}
