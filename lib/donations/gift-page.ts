/** The pages of a gift never show the donor: someone who finds the address in a history learns only an amount. */
import 'server-only'
import { eq } from 'drizzle-orm'
import { query } from '@/db'
import { donations } from '@/db/schema/operations'
import type { donationStatuses } from '@/db/vocabulary/operations'
import { logEvent } from '@/lib/log/log'
import { describeError } from '@/lib/log/log-error'
import { getPaymentSettings, getStripe } from '@/lib/outside/stripe/client'
import { tokenForm } from '@/lib/sealing/seal'
import type { Frequency } from './choices'
import { isUnderway } from './debits'
import { openPayment, storeReferences } from './intents'
import type { Donation } from './ledger'

export interface GiftDto {
  id: string
  amount: number
  frequency: Frequency | null
  status: (typeof donationStatuses)[number]
  refundedCents: number
  feeCents: number
  isUnderway: boolean
}

function toGift(row: Donation): GiftDto {
  const { id, amount, frequency, status, refundedCents, feeCents } = row
  return { id, amount, frequency, status, refundedCents, feeCents, isUnderway: isUnderway(row) }
}

async function findGift(token: string) {
  if (!tokenForm.safeParse(token).success) return null
  const [row] = await query((db) => db.select().from(donations).where(eq(donations.payToken, token)))
  return row ?? null
}

function logFailure(route: string, error: unknown): void {
  logEvent('error', { route, ...describeError(error) })
}

export async function getGift(token: string): Promise<GiftDto | null> {
  const row = await findGift(token)
  return row && toGift(row)
}

/** For the thank-you page, which reports a database outage itself. */
export async function getThanks(token: string): Promise<GiftDto | 'away' | null> {
  try {
    return await getGift(token)
  } catch (error) {
    logFailure('/donate/thanks', error)
    return 'away'
  }
}

export type PayState =
  | { state: 'ready'; gift: GiftDto; clientSecret: string; publishableKey: string; cardPage: string | null }
  /** Paid, ended, or in progress: nothing can be entered on this page anymore. */
  | { state: 'decided'; gift: GiftDto }
  | { state: 'away'; gift: GiftDto | null }

/** A payment that accepts a card: before the first one, after a declined one, or during the bank's verification. */
const OPEN = ['requires_payment_method', 'requires_confirmation', 'requires_action']

export async function getPayState(token: string): Promise<PayState | null> {
  try {
    const donation = await findGift(token)
    return donation && (await readPayState(donation))
  } catch (error) {
    logFailure('/donate/pay', error)
    return { state: 'away', gift: null }
  }
}

async function readPayState(donation: Donation): Promise<PayState> {
  const gift = toGift(donation)
  if (gift.status !== 'pending' || gift.isUnderway) return { state: 'decided', gift }
  const [stripe, settings] = [getStripe(), getPaymentSettings()]
  if (!stripe || !settings) return { state: 'away', gift }
  try {
    const opened = await openPayment(stripe, donation)
    await storeReferences(donation, opened)
    const { clientSecret, paymentIntentId } = opened
    const intent = await stripe.paymentIntents.retrieve(paymentIntentId)
    if (!OPEN.includes(intent.status)) return { state: 'decided', gift }
    const { publishableKey, cardPage } = settings
    return { state: 'ready', gift, clientSecret, publishableKey, cardPage }
  } catch (error) {
    logFailure('/donate/pay', error)
    return { state: 'away', gift }
  }
}
