'use client'

import type { PaymentIntent, Stripe, StripeElements, StripeError } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { Language } from '@/lib/site/language/languages.mjs'
import type { Words } from '@/lib/site/language/words'

type Confirmation = { isDecided: true } | { isDecided: false; problem: string }

type CardWords = Words['give']['card']

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

async function confirmGift(
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

const TIMEOUT_MS = 20_000

type State = 'loading' | 'ready' | 'paying' | 'absent'

interface Loaded {
  stripe: Stripe
  elements: StripeElements
}

/** Stripe's loader retries once, but not while a failed script is still in the page: it would wait forever. */
function removeFailed({ target }: Event) {
  if (target instanceof HTMLScriptElement && new URL(target.src).hostname === 'js.stripe.com') target.remove()
}

/** Stripe's script, loaded on this page only, with its usage telemetry turned off. */
async function loadScript(publishableKey: string): Promise<Stripe> {
  loadStripe.setLoadParameters({ advancedFraudSignals: false })
  document.addEventListener('error', removeFailed, true)
  try {
    const stripe = await loadStripe(publishableKey)
    if (!stripe) throw new Error('there is no window')
    return stripe
  } finally {
    document.removeEventListener('error', removeFailed, true)
  }
}

async function loadElements(publishableKey: string, clientSecret: string, locale: Language): Promise<Loaded> {
  const stripe = await loadScript(publishableKey)
  const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches
  const elements = stripe.elements({ clientSecret, locale, appearance: { theme: isDark ? 'night' : 'stripe' } })
  return { stripe, elements }
}

/** Stripe's form, with the ways to pay that the operator has switched on, and its messages. What is typed there never reaches us. */
export function CardForm({
  publishableKey,
  clientSecret,
  thanksUrl,
  amount,
  language,
  copy,
}: {
  publishableKey: string
  clientSecret: string
  /** With the host: the bank's own page may send her back there. */
  thanksUrl: string
  amount: string
  language: Language
  copy: CardWords
}) {
  const frame = useRef<HTMLDivElement>(null)
  const loaded = useRef<Loaded | null>(null)
  const [state, setState] = useState<State>('loading')
  const [problem, setProblem] = useState<string | null>(null)

  useEffect(() => {
    let isGone = false
    const timer = setTimeout(() => !isGone && setState((now) => (now === 'loading' ? 'absent' : now)), TIMEOUT_MS)
    const begin = async () => {
      try {
        const { stripe, elements } = await loadElements(publishableKey, clientSecret, language)
        if (isGone || !frame.current) return
        loaded.current = { stripe, elements }
        const element = elements.create('payment', { layout: 'tabs' })
        element.on('ready', () => !isGone && setState('ready'))
        element.on('loaderror', () => !isGone && setState('absent'))
        element.mount(frame.current)
      } catch {
        if (!isGone) setState('absent')
      }
    }
    void begin()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [publishableKey, clientSecret, language])

  const pay = async (event: FormEvent) => {
    event.preventDefault()
    if (state !== 'ready' || !loaded.current) return
    setState('paying')
    setProblem(null)
    const result = await confirmGift(loaded.current, { clientSecret, thanksUrl, copy })
    if (result.isDecided) location.assign(thanksUrl)
    else {
      setProblem(result.problem)
      setState('ready')
    }
  }

  if (state === 'absent') {
    return (
      <div className="grid gap-4" role="alert">
        <p className="give-error">{copy.absent}</p>
        <p>
          <Button type="button" variant="outline" onClick={() => location.reload()}>
            {copy.tryAgain}
          </Button>
        </p>
      </div>
    )
  }
  return (
    <form className="grid gap-4" onSubmit={pay} aria-busy={state !== 'ready'}>
      {state === 'loading' ? <p role="status">{copy.loading}</p> : null}
      <div ref={frame} className="pay-frame" />
      {problem ? (
        <p className="give-error" role="alert">
          {problem}
        </p>
      ) : null}
      <Button type="submit" disabled={state !== 'ready'}>
        {state === 'paying' ? copy.paying : copy.pay.replace('{amount}', () => amount)}
      </Button>
      {state === 'paying' ? (
        <p role="status" className="soft">
          {copy.bank}
        </p>
      ) : null}
    </form>
  )
}
