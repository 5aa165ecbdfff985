/** What is read of Stripe's objects: only these fields, checked, whether they came by a webhook or by an answer. */
import { z } from 'zod'

const cents = z.int().min(0)
const seconds = z.int().min(0)
const metadata = z.record(z.string(), z.string()).nullish()
/** An id, or the object itself where it was expanded. */
const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])

export const paymentIntentSchema = z.object({
  id: z.string(),
  amount: cents,
  amount_received: cents.nullish(),
  currency: z.string(),
  status: z.string(),
  customer: reference.nullish(),
  metadata,
  last_payment_error: z.object({ payment_method: z.object({ type: z.string() }).nullish() }).nullish(),
})

export const chargeSchema = z.object({
  id: z.string(),
  amount: cents,
  amount_refunded: cents,
  currency: z.string(),
  paid: z.boolean(),
  status: z.string().optional(),
  disputed: z.boolean().default(false),
  created: seconds,
  customer: reference.nullish(),
  payment_intent: reference.nullish(),
  payment_method_details: z
    .object({ type: z.string(), card: z.object({ wallet: z.object({ type: z.string() }).nullish() }).nullish() })
    .nullish(),
  metadata,
})

export const refundSchema = z.object({
  id: z.string(),
  amount: cents,
  currency: z.string(),
  status: z.string().nullish(),
  payment_intent: reference.nullish(),
  metadata,
})

export const disputeSchema = z.object({
  id: z.string(),
  charge: reference,
  payment_intent: reference.nullish(),
  status: z.string(),
  created: seconds,
})

export const invoiceSchema = z.object({
  id: z.string(),
  amount_paid: cents,
  amount_due: cents,
  currency: z.string(),
  billing_reason: z.string().nullish(),
  created: seconds,
  status_transitions: z.object({ paid_at: seconds.nullish() }).nullish(),
  parent: z.object({ subscription_details: z.object({ subscription: reference, metadata }).nullish() }).nullish(),
})

export const invoicePaymentSchema = z.object({
  id: z.string(),
  invoice: reference,
  payment: z.object({ type: z.string(), payment_intent: reference.nullish() }),
})

export const subscriptionSchema = z.object({
  id: z.string(),
  customer: reference,
  status: z.string(),
  metadata,
  /** When it ended, or is to end. */
  ended_at: seconds.nullish(),
  cancel_at: seconds.nullish(),
})

export const eventSchema = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(100),
  created: seconds,
  livemode: z.boolean(),
  /** In which version of the service's API its object is written. */
  api_version: z.string().nullish(),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
})

export type PaymentIntent = z.output<typeof paymentIntentSchema>
export type Charge = z.output<typeof chargeSchema>
export type Invoice = z.output<typeof invoiceSchema>
export type PaymentEvent = z.output<typeof eventSchema>
