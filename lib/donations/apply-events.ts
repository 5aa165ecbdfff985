import { paymentMethods } from '@/db/vocabulary/operations'
import { type Charge, chargeSchema } from '@/lib/outside/stripe/objects'
import {
  applied,
  type EventInput,
  findByCustomer,
  findCharged,
  ignored,
  type Outcome,
  readSeconds,
  refuse,
} from './find-donation'
import { queueRefusedDebitMail, recordPayment } from './ledger'
import { stashNote } from './payment-notes'

type PaymentMethod = (typeof paymentMethods)[number]

const findMethod = (type: string | undefined) => paymentMethods.find((one) => one === type)

/** Other wallets (Samsung Pay, Click to Pay) are named as the card in them. */
function readMethod({ payment_method_details: details }: Charge): PaymentMethod | null {
  if (!details) return null
  return findMethod(details.card?.wallet?.type) ?? findMethod(details.type) ?? 'other'
}

/** How a gift was paid; of a bank debit, days before, that it has begun. */
export async function applyCharge({ transaction, object }: EventInput): Promise<Outcome> {
  const charge = chargeSchema.parse(object)
  const method = readMethod(charge)
  const found = await findCharged(transaction, charge)
  if ('outcome' in found) return found
  const { paymentIntentId, donation } = found
  const payment = {
    paymentMethod: charge.status === 'succeeded' ? method : null,
    debitedAt: method === 'us_bank_account' ? readSeconds(charge.created) : null,
  }
  if (donation) {
    if (charge.amount !== donation.amount) return refuse('amount')
    await recordPayment(transaction, donation, payment)
    return applied
  }
  // A renewal is stored with its invoice. Other payments of the account have nothing to do with us.
  if (!charge.customer) return ignored
  const note = await stashNote(transaction, { paymentIntentId, ...payment })
  const first = await findByCustomer(transaction, charge.customer)
  if (!first) return ignored
  await queueRefusedDebitMail(transaction, first, { ...note, amount: charge.amount })
  return applied
}
