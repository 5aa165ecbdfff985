import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js'

export type Confirmation = { isDecided: true } | { isDecided: false; problem: string }

const UNSURE =
  'We lost the connection during payment and don’t know yet whether it went through. You won’t be charged twice: press Pay again, and a gift that already went through is not repeated.'
const DECLINED = 'Your card was declined. You were not charged. Please try another card.'

/** From here on the answer is the bank's. */
const DECIDED = ['succeeded', 'processing', 'requires_capture']

function describeFailure(error: StripeError): string {
  const isHers = error.type === 'card_error' || error.type === 'validation_error'
  if (isHers) return error.message ? `${error.message} You were not charged.` : DECLINED
  return 'The payment did not go through. You were not charged. Please try again in a moment.'
}

/** What really became of it, where the answer was lost on its way. */
async function findOut(stripe: Stripe, clientSecret: string): Promise<Confirmation> {
  const { paymentIntent } = await stripe.retrievePaymentIntent(clientSecret)
  if (paymentIntent && DECIDED.includes(paymentIntent.status)) return { isDecided: true }
  return { isDecided: false, problem: paymentIntent ? DECLINED : UNSURE }
}

export async function confirmGift(
  { stripe, elements }: { stripe: Stripe; elements: StripeElements },
  clientSecret: string,
  thanksUrl: string,
): Promise<Confirmation> {
  try {
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      redirect: 'if_required',
      confirmParams: { return_url: thanksUrl },
    })
    if (!error) {
      return DECIDED.includes(paymentIntent.status) ? { isDecided: true } : { isDecided: false, problem: DECLINED }
    }
    // Paid before, in another tab or at the first press.
    if (error.code === 'payment_intent_unexpected_state') return await findOut(stripe, clientSecret)
    if (error.type === 'api_connection_error' || error.type === 'api_error') return await findOut(stripe, clientSecret)
    return { isDecided: false, problem: describeFailure(error) }
  } catch {
    return { isDecided: false, problem: UNSURE }
  }
}
