import Stripe from 'stripe'
import { AppError } from '@/lib/http/app-error'
import { words } from '@/lib/site/language/words'

/** What a failed call to the payment service means to the person who waits for it. */
export function readStripeFailure(error: unknown, away = words().give.away): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error
  return new AppError('unavailable', away, { cause: error })
}

export function hasStripeCode(error: unknown, code: string): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === code
}
