import { expect, it } from 'vitest'
import { writeCsvHead, writeCsvRows } from './csv'
import type { DonationDto } from './schema'

const gift: DonationDto = {
  id: '0b9fe1c8-2c3b-4b8f-9e7b-0a6d5d8f2c11',
  amount: 12_305,
  donorName: 'Ann',
  donorEmail: 'ann@example.org',
  isRecurring: false,
  frequency: null,
  paymentIntentId: 'pi_1',
  status: 'completed',
  createdAt: new Date('2026-11-21T10:00:00Z'),
  isAnonymous: false,
  isRenewal: false,
  refundedCents: 5,
  disputeState: null,
  failedAttempts: 0,
  completedAt: null,
  receiptQueuedAt: null,
  feeCents: 180,
  tribute: 'memory',
  tributeName: 'Rosa',
  paymentMethod: 'apple_pay',
  debitedAt: null,
  debitState: null,
}

it('a gift is one line, with amounts to the cent', () => {
  expect(writeCsvHead()).toMatch(/^id,created,status,kind,frequency,amount,refunded,donor_name,/)
  expect(writeCsvRows([gift])).toBe(
    '0b9fe1c8-2c3b-4b8f-9e7b-0a6d5d8f2c11,2026-11-21T10:00:00.000Z,completed,one-off,,123.05,0.05,Ann,ann@example.org,,,pi_1,apple_pay,1.80,memory,Rosa\r\n',
  )
})

it.each([
  ['=cmd|1', "'=cmd|1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@sum', "'@sum"],
  ['A, "B"', '"A, ""B"""'],
  ['two\nlines', '"two\nlines"'],
])('a name such as %j is text and stays in its cell', (donorName, cell) => {
  expect(writeCsvRows([{ ...gift, donorName }])).toContain(`,0.05,${cell},`)
})
