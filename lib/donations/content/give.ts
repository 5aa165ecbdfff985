/** Words of the donation page. Claims about the organization stand in lib/site/giving-facts.ts. */

export const giveLead =
  'Your gift keeps help easy to find: checked phone numbers, plain words, and a way to leave the page fast. Give once or regularly, with or without your name.'

export const monthlyBenefits = [
  'Steady giving lets us plan ahead all year.',
  'You give a little at a time, and choose how much.',
  'Change the amount or stop it yourself, at any time, with a link by email. No call, no questions.',
  'A receipt for each payment, and in January one summary of the whole year.',
]

export const taxNote = ({ legalName, status, ein }: { legalName: string; status: string; ein: string }): string =>
  `${legalName} is a ${status}, EIN ${ein}. Your gift is tax-deductible to the extent allowed by law.`

export const taxHelp =
  'Starting with tax year 2026, people who do not itemize may deduct cash gifts of up to $1,000, or up to $2,000 for couples filing jointly. This is not tax advice, and rules change.'

export const cardNote =
  'Payment is processed by Stripe, a card payment provider. Its form loads on the next page only. Your card number never reaches us.'

export const testNote = 'Payments on this site are a test: no money moves.'
