import type { PaymentIntent, Stripe, StripeElements, StripeError } from '@stripe/stripe-js'
import type { Words } from '@/lib/site/language/words'

export type Confirmation = { isDecided: true } | { isDecided: false; problem: string }

export type CardWords = Words['give']['card']

interface Asked {
  clientSecret: string
  thanksUrl: string
  copy: CardWords
}

/** From here on the bank decides; small deposits that prove an account take days. */
function isDecided({ status, next_action: next }: PaymentIntent): boolean {
  const isChecked = next?.type === 'verify_with_microdeposits'
  return isChecked || ['succeeded', 'processing', 'requires_capture'].includes(status)
}

function describeFailure(error: StripeError, copy: CardWords): string {
  const isHers = error.type === 'card_error' || error.type === 'validation_error'
  if (isHers) return error.message ? `${error.message} ${copy.notCharged}` : copy.declined
  return copy.failed
}

/** The real outcome, if the response was lost. */
async function findOut(stripe: Stripe, { clientSecret, copy }: Asked): Promise<Confirmation> {
  const { paymentIntent } = await stripe.retrievePaymentIntent(clientSecret)
  if (paymentIntent && isDecided(paymentIntent)) return { isDecided: true }
  return { isDecided: false, problem: paymentIntent ? copy.declined : copy.unsure }
}

export async function confirmGift(
  { stripe, elements }: { stripe: Stripe; elements: StripeElements },
  asked: Asked,
): Promise<Confirmation> {
  const { thanksUrl, copy } = asked
  try {
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      redirect: 'if_required',
      confirmParams: { return_url: thanksUrl },
    })
    if (!error) {
      return isDecided(paymentIntent) ? { isDecided: true } : { isDecided: false, problem: copy.declined }
    }
    // Already paid, in another tab or by the first click.
    if (error.code === 'payment_intent_unexpected_state') return await findOut(stripe, asked)
    if (error.type === 'api_connection_error' || error.type === 'api_error') return await findOut(stripe, asked)
    return { isDecided: false, problem: describeFailure(error, copy) }
  } catch {
    return { isDecided: false, problem: copy.unsure }
  }
}
