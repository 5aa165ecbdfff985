import { randomToken } from '@/lib/sealing/seal'
import 'server-only'
import { eq } from 'drizzle-orm'
import { query } from '@/db'
import { donations } from '@/db/schema/operations'
import { AppError } from '@/lib/http/app-error'
import { getLimiter } from '@/lib/http/rate-limit'
import { getStripe } from '@/lib/outside/stripe/client'
import { readStripeFailure } from '@/lib/outside/stripe/failure'
import { to } from '@/lib/site/language/paths'
import { currentLanguage } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { openPayment, storeReferences } from './intents'
import type { Donation } from './ledger'
import { assertEmailMayGive, assertNetworkMayGive } from './limits'
import type { CreatedDonation, DonationInput } from './schema'

function namePayPage(payToken: string | null): string {
  return to(`/donate/pay/${payToken}`)
}

async function findRequested(requestId: string | undefined): Promise<Donation | null> {
  if (!requestId) return null
  const [row] = await query((db) => db.select().from(donations).where(eq(donations.requestId, requestId)))
  return row ?? null
}

function assertSameGift(donation: Donation, input: DonationInput): void {
  const isSame =
    donation.amount === input.amount &&
    donation.donorEmail === input.donorEmail &&
    donation.donorName === input.donorName &&
    donation.tributeName === input.tributeName &&
    donation.frequency === input.frequency
  if (!isSame) throw new AppError('conflict', words().give.changed)
}

/** The row exists before Stripe learns of the gift, so no event can be about an unknown gift. */
async function storePending(input: DonationInput, address: string | null): Promise<Donation> {
  await assertNetworkMayGive(getLimiter(), address)
  const payToken = randomToken()
  const [row] = await query(async (db) => {
    await assertEmailMayGive(db, input.donorEmail)
    return db
      .insert(donations)
      .values({ ...input, payToken, language: currentLanguage() })
      .onConflictDoNothing({ target: donations.requestId })
      .returning()
  })
  const donation = row ?? (await findRequested(input.requestId))
  if (!donation) throw new Error('an insert gave no row')
  if (!row) assertSameGift(donation, input)
  return donation
}

/** Creates a pending gift and returns its payment page. Repeating the request returns the same gift. */
export async function createDonation(input: DonationInput, address: string | null): Promise<CreatedDonation> {
  const stripe = getStripe()
  if (!stripe) throw new AppError('unavailable', words().give.shut)
  const earlier = await findRequested(input.requestId)
  if (earlier) assertSameGift(earlier, input)
  const donation = earlier ?? (await storePending(input, address))
  const opened = await openPayment(stripe, donation).catch((error: unknown) => {
    throw readStripeFailure(error)
  })
  await storeReferences(donation, opened)
  return { donationId: donation.id, clientSecret: opened.clientSecret, payUrl: namePayPage(donation.payToken) }
}
