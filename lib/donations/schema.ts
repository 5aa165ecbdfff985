/** A donor's input, and the data returned to her and to staff. */
import { z } from 'zod'
import {
  differenceKinds,
  disputeStates,
  donationFrequencies,
  donationStatuses,
  paymentMethods,
  tributeKinds,
} from '@/db/vocabulary/operations'
import { email, instant, oneLine } from '@/lib/http/text'
import { words } from '@/lib/site/language/words'
import { chooseCents, feeFor, MAX_CENTS, MIN_CENTS, readCents } from './choices'

const invalidAmount = () => words().give.invalidAmount
const NAME_LENGTH = 200
const amount = z
  .int({ error: invalidAmount })
  .min(MIN_CENTS, { error: invalidAmount })
  .max(MAX_CENTS, { error: invalidAmount })
const optionalName = oneLine({ min: 0, max: NAME_LENGTH })
  .nullish()
  .transform((name) => name || null)

/** Cents from an API client; dollars, chosen or typed, from the plain form. */
export const donationInput = z
  .strictObject({
    amount: amount.optional(),
    preset: z.string().max(20).optional(),
    custom: z.string().max(20).optional(),
    donorName: optionalName,
    donorEmail: email,
    isRecurring: z.boolean().default(false),
    frequency: z.enum(donationFrequencies).nullish(),
    isAnonymous: z.boolean().default(false),
    isNeutral: z.boolean().default(false),
    /** Adds the card fee to the amount. */
    coverFee: z.boolean().default(false),
    /** Counts only with a name. */
    tribute: z.enum(tributeKinds).nullish(),
    tributeName: optionalName,
    requestId: z.guid().toLowerCase().optional(),
  })
  .transform((given, context) => {
    const { preset = '', custom = '', frequency = null, coverFee, tribute, ...rest } = given
    const cents = given.amount ?? chooseCents(custom, preset)
    const chosen = amount.safeParse(cents ?? undefined)
    const feeCents = coverFee && chosen.success ? feeFor(chosen.data) : 0
    const parsed = chosen.success ? amount.safeParse(chosen.data + feeCents) : chosen
    if (!parsed.success) {
      context.issues.push({ code: 'custom', path: ['amount'], message: invalidAmount(), input: cents })
    }
    if (rest.isRecurring && frequency === null) {
      const message = words().give.chooseRhythm
      context.issues.push({ code: 'custom', path: ['frequency'], message, input: frequency })
    }
    return {
      ...rest,
      amount: parsed.data ?? 0,
      feeCents,
      frequency: rest.isRecurring ? frequency : null,
      tribute: rest.tributeName ? (tribute ?? ('honor' as const)) : null,
    }
  })

export type DonationInput = z.output<typeof donationInput>

export const createdDonationSchema = z.object({
  donationId: z.uuid(),
  clientSecret: z.string(),
  payUrl: z.string(),
})
export type CreatedDonation = z.output<typeof createdDonationSchema>

export const donationKinds = ['one-off', 'recurring', 'renewal'] as const

const cents = z.int()

/** As shown to staff. All amounts in cents. */
export const donationSchema = z.object({
  id: z.uuid(),
  amount: cents,
  donorName: z.string().nullable(),
  donorEmail: z.string().nullable(),
  isRecurring: z.boolean(),
  frequency: z.enum(donationFrequencies).nullable(),
  paymentIntentId: z.string().nullable(),
  status: z.enum(donationStatuses),
  createdAt: instant,
  isAnonymous: z.boolean(),
  isRenewal: z.boolean(),
  /** The part of the amount that covers the card fee. */
  feeCents: cents,
  tribute: z.enum(tributeKinds).nullable(),
  tributeName: z.string().nullable(),
  paymentMethod: z.enum(paymentMethods).nullable(),
  debitedAt: instant.nullable(),
  /** Begun, refused by the bank, or neither: a card, or a debit that was paid. */
  debitState: z.enum(['underway', 'refused']).nullable(),
  refundedCents: cents,
  disputeState: z.enum(disputeStates).nullable(),
  failedAttempts: z.int(),
  completedAt: instant.nullable(),
  receiptQueuedAt: instant.nullable(),
})
export type DonationDto = z.input<typeof donationSchema>

export const donationTotalsSchema = z.object({
  count: z.int(),
  completedCount: z.int(),
  /** Of completed gifts, and of disputes that were won. */
  grossCents: cents,
  refundedCents: cents,
  netCents: cents,
})
export type DonationTotals = z.output<typeof donationTotalsSchema>

const day = z.iso.date()

/** Days are in Eastern Time; `to` is inclusive. */
export const donationFilter = {
  status: z.enum(donationStatuses).optional(),
  kind: z.enum(donationKinds).optional(),
  from: day.optional(),
  to: day.optional(),
  /** Part of a name or address. Never finds a gift whose donor is anonymous. */
  q: oneLine({ min: 0, max: 200 }).optional(),
  /** Gifts with a refund that the bank returned. */
  refund: z.enum(['returned']).optional(),
  /** Gifts, or tries that brought no money: still open, declined, abandoned. Without it, both. */
  show: z.enum(['gifts', 'tries']).optional(),
  sort: z.enum(['newest', 'oldest']).optional(),
}
const filterSchema = z.object(donationFilter)
export type DonationFilter = z.output<typeof filterSchema>

export const refundInput = z
  .strictObject({
    /** In cents; the full remaining amount if neither this nor dollars are given. */
    amount: z.int().min(1).max(MAX_CENTS).optional(),
    /** The same from the plain form. */
    dollars: oneLine({ min: 0, max: 20 }).optional(),
    /** The amount again, typed in dollars to confirm. */
    confirmation: oneLine({ max: 20 }),
  })
  .transform(({ amount, dollars, confirmation }, context) => {
    const typed = dollars ? readCents(dollars) : undefined
    if (typed !== null) return { amount: amount ?? typed, confirmation }
    const message = 'Please enter an amount in dollars, such as 25.00.'
    context.issues.push({ code: 'custom', path: ['dollars'], message, input: dollars })
    return z.NEVER
  })
export type RefundInput = z.output<typeof refundInput>

export const refundSchema = z.object({ refundId: z.string(), amount: z.int(), status: z.string() })

export const reconciliationSchema = z.object({
  id: z.uuid(),
  startedAt: instant,
  finishedAt: instant.nullable(),
  since: instant,
  eventsRead: z.int(),
  eventsApplied: z.int(),
  ledgerCents: z.int(),
  serviceCents: z.int(),
  problem: z.string().nullable(),
  differences: z.array(
    z.object({
      kind: z.enum(differenceKinds),
      donationId: z.uuid().nullable(),
      reference: z.string().nullable(),
      ledgerCents: z.int().nullable(),
      serviceCents: z.int().nullable(),
    }),
  ),
})
export type ReconciliationDto = z.input<typeof reconciliationSchema>

/** `isUnderway`: a bank debit, on which the bank answers in days. */
export const giftStatusSchema = z.object({ status: z.enum(donationStatuses), isUnderway: z.boolean() })
export type GiftStatus = z.output<typeof giftStatusSchema>
export const giftLinkInput = z.strictObject({ email })
