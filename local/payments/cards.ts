/** Test cards, wallets and bank accounts, with Stripe's own numbers if it has one. */
export type CardOutcome =
  | { kind: 'pays' }
  | { kind: 'asks' }
  | { kind: 'slow' }
  /** The bank answers when it is told to: `finish`, or `refuseDebit`. */
  | { kind: 'debit' }
  /** Succeeds once, then fails: for renewals. */
  | { kind: 'pays-once' }
  | { kind: 'refused'; code: string; declineCode?: string; message: string }

export interface TestCard {
  number: string
  label: string
  outcome: CardOutcome
  /** Of a charge's `payment_method_details`, if it is no plain card. */
  method?: 'apple_pay' | 'google_pay' | 'link' | 'us_bank_account'
}

function refused(code: string, message: string, declineCode?: string): CardOutcome {
  return { kind: 'refused', code, message, declineCode }
}

export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', label: 'Pays', outcome: { kind: 'pays' } },
  {
    number: '4000000000000002',
    label: 'Is declined',
    outcome: refused('card_declined', 'Your card was declined.', 'generic_decline'),
  },
  {
    number: '4000000000009995',
    label: 'Has too little money',
    outcome: refused('card_declined', 'Your card has insufficient funds.', 'insufficient_funds'),
  },
  {
    number: '4000000000000069',
    label: 'Has expired',
    outcome: refused('expired_card', 'Your card has expired.', 'expired_card'),
  },
  { number: '4000002760003184', label: 'Asks for 3-D Secure', outcome: { kind: 'asks' } },
  { number: '4000000000000341', label: 'Pays once, and fails at the next renewal', outcome: { kind: 'pays-once' } },
  { number: '4000000000000077', label: 'Is slow: a few seconds of processing', outcome: { kind: 'slow' } },
  { number: 'apple_pay', label: 'Pays with Apple Pay', outcome: { kind: 'pays' }, method: 'apple_pay' },
  { number: 'google_pay', label: 'Pays with Google Pay', outcome: { kind: 'pays' }, method: 'google_pay' },
  { number: 'link', label: 'Pays with Link', outcome: { kind: 'pays' }, method: 'link' },
  {
    number: '000123456789',
    label: 'Bank account: its bank answers when you tell it to, on the page of payments',
    outcome: { kind: 'debit' },
    method: 'us_bank_account',
  },
]

export function readCard(typed: string): TestCard | null {
  const number = typed.replaceAll(/[\s-]/g, '')
  return testCards.find((card) => card.number === number) ?? null
}
