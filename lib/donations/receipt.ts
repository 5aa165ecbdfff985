/** The emails that a gift brings. Their subjects say nothing that a locked screen should not show. */

import type { MailBlock } from '@/lib/mail/mail'
import { queueMail } from '@/lib/mail/outbox'
import { site } from '@/lib/site/site'
import { describeRhythm, formatCents } from './choices'
import type { Donation } from './ledger'
import type { Transaction } from './transaction'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/New_York' })

export function formatGiftDay(date: Date): string {
  return day.format(date)
}

/** What the IRS asks an acknowledgment to name. */
export function listOrganizationFacts(): [string, string][] {
  const { legalName, nonprofit } = site.giving
  if (!nonprofit) return [['Organization', legalName]]
  return [
    ['Organization', `${nonprofit.legalName}, a ${nonprofit.status}`],
    ['EIN', nonprofit.ein],
  ]
}

function createLinkBlock(): MailBlock {
  return { type: 'link', label: 'See your gifts, change or stop one', href: `${site.url}/donate/gifts` }
}

function describeFrequency({ isRecurring, frequency }: Donation): string {
  return isRecurring ? `This gift is made ${describeRhythm(frequency)}.` : 'This gift was made once.'
}

/** The acknowledgment of one gift. False where there is nobody to send it to, or it was sent before. */
export async function queueReceipt(transaction: Transaction, donation: Donation, again = ''): Promise<boolean> {
  const { id, amount, donorName, donorEmail, isNeutral, completedAt, createdAt } = donation
  if (!donorEmail) return false
  return queueMail(transaction, {
    key: `donation-receipt:${id}${again}`,
    to: donorEmail,
    kind: 'donation-receipt',
    subject: isNeutral ? 'Your receipt' : `Your receipt from ${site.name}`,
    preheader: 'Please keep it for your records.',
    blocks: [
      { type: 'text', text: 'Thank you. This is your receipt. Please keep it for your records.' },
      {
        type: 'facts',
        rows: [
          ...listOrganizationFacts(),
          ...(donorName ? [['From', donorName] as [string, string]] : []),
          ['Date', formatGiftDay(completedAt ?? createdAt)],
          ['Amount', `${formatCents(amount)} in money`],
          ['Number', id],
        ],
      },
      { type: 'text', text: site.giving.goodsStatement },
      { type: 'text', text: describeFrequency(donation) },
      createLinkBlock(),
    ],
  })
}

/** A receipt no longer says what was given once some of it went back. */
export async function queueRefundNotice(
  transaction: Transaction,
  donation: Donation,
  failures: number,
  again = '',
): Promise<boolean> {
  const { id, amount, refundedCents, donorEmail, isNeutral } = donation
  if (!donorEmail) return false
  return queueMail(transaction, {
    key: `donation-refund:${id}:${refundedCents}${failures > 0 ? `:${failures}` : ''}${again}`,
    to: donorEmail,
    kind: 'donation-refund',
    subject: isNeutral ? 'A change to your receipt' : `A change to your receipt from ${site.name}`,
    preheader: 'It replaces the one you have.',
    blocks: [
      { type: 'text', text: 'We refunded money to your card. This replaces the receipt you have.' },
      {
        type: 'facts',
        rows: [
          ...listOrganizationFacts(),
          ['Amount given', formatCents(amount)],
          ['Refunded', formatCents(refundedCents)],
          ['Your gift now', formatCents(amount - refundedCents)],
          ['Number', id],
        ],
      },
      { type: 'text', text: 'Your bank may take five to ten days to show it.' },
      createLinkBlock(),
    ],
  })
}

/** Her bank would not take it: she must not wait for money that does not come. */
export async function queueRefundUndone(
  transaction: Transaction,
  donation: Donation,
  failures: number,
): Promise<boolean> {
  const { id, amount, refundedCents, donorEmail, isNeutral } = donation
  if (!donorEmail) return false
  return queueMail(transaction, {
    key: `donation-refund-undone:${id}:${failures}`,
    to: donorEmail,
    kind: 'donation-refund-undone',
    subject: isNeutral ? 'About your refund' : `About your refund from ${site.name}`,
    preheader: 'Your bank did not take it.',
    blocks: [
      {
        type: 'text',
        text: 'We tried to refund your card, but your bank returned it to us. This often means that the card was closed. Please write to us, and we will find another way.',
      },
      {
        type: 'facts',
        rows: [
          ...listOrganizationFacts(),
          ['Amount given', formatCents(amount)],
          ['Refunded', formatCents(refundedCents)],
          ['Your gift now', formatCents(amount - refundedCents)],
          ['Number', id],
        ],
      },
      { type: 'link', label: 'Write to us', href: `${site.url}/contact` },
    ],
  })
}
