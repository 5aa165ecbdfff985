/**
 * The emails about a gift, in the language of its donation page. Their subjects reveal nothing that a
 * locked screen should not show.
 */

import type { MailBlock, OutgoingMail } from '@/lib/mail/mail'
import { queueMail } from '@/lib/mail/outbox'
import { readLanguage } from '@/lib/site/language/languages.mjs'
import { to } from '@/lib/site/language/paths'
import { choose, currentLanguage, inLanguage } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { site } from '@/lib/site/site'
import { formatCents } from './choices'
import { nameMethod } from './debits'
import { formatGiftDay } from './gift-day'
import type { Donation } from './ledger'
import type { Transaction } from './transaction'

/** What the IRS requires an acknowledgment to name. */
export function listOrganizationFacts(): Fact[] {
  const { legalName, nonprofit } = site.giving
  const { facts } = words().give.emails
  if (!nonprofit) return [[facts.organization, legalName]]
  return [
    [facts.organization, facts.nonprofit({ legalName: nonprofit.legalName, status: nonprofit.status })],
    [facts.ein, nonprofit.ein],
  ]
}

function createLinkBlock(): MailBlock {
  return { type: 'link', label: words().give.emails.change, href: `${site.url}${to('/donate/gifts')}` }
}

type Fact = [name: string, value: string]

/** What only some gifts have: how it was paid, for whom, and what of it is for the card fee. */
function listOwnFacts(donation: Donation): Fact[] {
  const { facts, methods } = words().give.emails
  const { tribute, tributeName, feeCents, debitedAt } = donation
  const method = nameMethod(donation)
  return [
    ...(feeCents > 0 ? [[facts.fee, formatCents(feeCents)] satisfies Fact] : []),
    ...(tribute && tributeName ? [[facts[tribute], tributeName] satisfies Fact] : []),
    ...(method && method !== 'other' ? [[facts.paidWith, methods[method]] satisfies Fact] : []),
    ...(method === 'us_bank_account' && debitedAt ? [[facts.debited, formatGiftDay(debitedAt)] satisfies Fact] : []),
  ]
}

function describeFrequency({ frequency }: Donation): string {
  const { emails, rhythm } = words().give
  return frequency ? emails.often({ rhythm: rhythm[frequency] }) : emails.once
}

interface DonorMail extends Pick<OutgoingMail, 'key' | 'kind' | 'preheader' | 'blocks'> {
  titles: { neutral: string; subject: (values: { name: string }) => string }
}

/** In the language of the gift. False if there is nobody to send it to, or it was sent before. */
function queueToDonor(
  transaction: Transaction,
  { language, donorEmail, isNeutral }: Donation,
  write: () => DonorMail,
): Promise<boolean> {
  return inLanguage(readLanguage(language), async () => {
    if (!donorEmail) return false
    const { titles, ...mail } = write()
    return queueMail(transaction, {
      ...mail,
      to: donorEmail,
      language: currentLanguage(),
      subject: isNeutral ? titles.neutral : titles.subject({ name: site.name }),
    })
  })
}

/** The acknowledgment of one gift. */
export function queueReceipt(transaction: Transaction, donation: Donation, again = ''): Promise<boolean> {
  return queueToDonor(transaction, donation, () => {
    const { id, amount, donorName, completedAt, createdAt } = donation
    const { facts, receipt, keep, match } = words().give.emails
    return {
      key: `donation-receipt:${id}${again}`,
      kind: 'donation-receipt',
      titles: receipt,
      preheader: keep,
      blocks: [
        { type: 'text', text: receipt.text },
        {
          type: 'facts',
          rows: [
            ...listOrganizationFacts(),
            ...(donorName ? [[facts.from, donorName] satisfies Fact] : []),
            [facts.day, formatGiftDay(completedAt ?? createdAt)],
            [facts.amount, facts.inMoney({ amount: formatCents(amount) })],
            ...listOwnFacts(donation),
            [facts.number, id],
          ],
        },
        { type: 'text', text: choose(site.giving.goodsStatement) },
        { type: 'text', text: describeFrequency(donation) },
        ...(site.giving.nonprofit ? [{ type: 'text' as const, text: match }] : []),
        createLinkBlock(),
      ],
    }
  })
}

function listRefundFacts({ id, amount, refundedCents }: Donation): MailBlock {
  const { facts } = words().give.emails
  return {
    type: 'facts',
    rows: [
      ...listOrganizationFacts(),
      [facts.given, formatCents(amount)],
      [facts.refunded, formatCents(refundedCents)],
      [facts.now, formatCents(amount - refundedCents)],
      [facts.number, id],
    ],
  }
}

/** After a partial refund, an earlier receipt no longer states the right amount. */
export function queueRefundNotice(
  transaction: Transaction,
  donation: Donation,
  failures: number,
  again = '',
): Promise<boolean> {
  return queueToDonor(transaction, donation, () => {
    const { id, refundedCents } = donation
    const { refund } = words().give.emails
    return {
      key: `donation-refund:${id}:${refundedCents}${failures > 0 ? `:${failures}` : ''}${again}`,
      kind: 'donation-refund',
      titles: refund,
      preheader: refund.preheader,
      blocks: [
        { type: 'text', text: refund.text },
        listRefundFacts(donation),
        { type: 'text', text: refund.bank },
        createLinkBlock(),
      ],
    }
  })
}

/** Her bank rejected the refund: she must not wait for money that does not come. */
export function queueRefundUndone(transaction: Transaction, donation: Donation, failures: number): Promise<boolean> {
  return queueToDonor(transaction, donation, () => {
    const { undone } = words().give.emails
    return {
      key: `donation-refund-undone:${donation.id}:${failures}`,
      kind: 'donation-refund-undone',
      titles: undone,
      preheader: undone.preheader,
      blocks: [
        { type: 'text', text: undone.text },
        listRefundFacts(donation),
        { type: 'link', label: undone.write, href: `${site.url}${to('/contact')}` },
      ],
    }
  })
}

interface RefusedDebit {
  amount: number
  paymentIntentId: string
  debitedAt: Date
}

/** Her bank did not pay: there is no gift, and no receipt will come. */
export function queueDebitRefused(
  transaction: Transaction,
  donor: Donation,
  { amount, paymentIntentId, debitedAt }: RefusedDebit,
): Promise<boolean> {
  return queueToDonor(transaction, donor, () => {
    const { facts, unpaid } = words().give.emails
    return {
      key: `donation-unpaid:${paymentIntentId}:${debitedAt.toISOString()}`,
      kind: 'donation-unpaid',
      titles: unpaid,
      preheader: unpaid.preheader,
      blocks: [
        { type: 'text', text: unpaid.text },
        {
          type: 'facts',
          rows: [
            [facts.amount, formatCents(amount)],
            [facts.debited, formatGiftDay(debitedAt)],
          ],
        },
        { type: 'text', text: unpaid.why },
        donor.isRecurring
          ? createLinkBlock()
          : { type: 'link', label: unpaid.again, href: `${site.url}${to('/donate')}` },
      ],
    }
  })
}
