import Stripe from 'stripe'
import { AppError } from '@/lib/http/app-error'

const AWAY = 'The payment service is not responding right now. You were not charged. Please try again in a few minutes.'

/** What a failed call to the payment service means to the person who waits for it. */
export function readStripeFailure(error: unknown, away = AWAY): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error
  return new AppError('unavailable', away, { cause: error })
}

export function hasStripeCode(error: unknown, code: string): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === code
}
