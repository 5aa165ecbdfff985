/** Replaces Stripe's card form, which needs Stripe's script. It works without any script. */

import { escapeText } from '../document'
import { ApiError } from './api-error'
import type { Billing } from './billing'
import { testCards } from './cards'
import { formatMoney, hidden, renderDocument } from './html'
import type { Intent } from './state'

export interface Page {
  status: number
  html: string
  location?: string
}

/** How long a slow card takes. */
const SLOW_MS = 3000

interface PaymentRequest {
  intent: Intent
  returnUrl: string
  backUrl: string
  kept: Record<string, string>
}

/** Redirects only to the site. */
function readUrl(value: string | null, siteUrl: string): string {
  return value && URL.canParse(value) && new URL(value).origin === new URL(siteUrl).origin ? value : siteUrl
}

function readAsked(bank: Billing, given: URLSearchParams, siteUrl: string): PaymentRequest | null {
  const secret = given.get('client_secret') ?? ''
  const intent = bank.state.intents[secret.split('_secret_')[0] ?? '']
  if (!intent || intent.client_secret !== secret) return null
  const returnUrl = readUrl(given.get('return_url'), siteUrl)
  const backUrl = readUrl(given.get('back_url'), siteUrl)
  return { intent, returnUrl, backUrl, kept: { client_secret: secret, return_url: returnUrl, back_url: backUrl } }
}

function renderCardPage({ intent, backUrl, kept }: PaymentRequest, problem: string | null): string {
  const cards = testCards
    .map(
      ({ number, label }, index) =>
        `<label><input type="radio" name="card" value="${number}"${index === 0 ? ' checked' : ''}> <span>${escapeText(label)}: ${number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')}</span></label>`,
    )
    .join('')
  return renderDocument(
    `Pay ${formatMoney(intent.amount)}`,
    `<h1>Pay ${formatMoney(intent.amount)}</h1>
<p>This is a fake payment service for development. The cards are invented, and no money moves.</p>
${problem ? `<p class="bad" role="alert">${escapeText(problem)}</p>` : ''}
<form method="post" action="/card">${hidden(kept)}
<fieldset><legend>Test card</legend>${cards}</fieldset>
<label>Or type a test card's number <input name="number" inputmode="numeric" autocomplete="off" maxlength="23"></label>
<p class="row"><button>Pay ${formatMoney(intent.amount)}</button> <a href="${escapeText(backUrl)}">Go back without paying</a></p>
</form>`,
  )
}

function renderQuestion({ kept }: PaymentRequest): string {
  return renderDocument(
    'Is it you?',
    `<h1>Is it you?</h1><p>This is a fake of your bank's own question (3-D Secure).</p>
<form method="post" action="/card/answer">${hidden(kept)}
<p class="row"><button name="approve" value="yes">Approve</button> <button class="quiet" name="approve" value="no">Refuse</button></p></form>`,
  )
}

function renderOver({ returnUrl }: PaymentRequest, status: string): string {
  return renderDocument(
    'Nothing to pay',
    `<h1>Nothing to pay</h1><p>This payment is ${escapeText(status)}.</p><p><a href="${escapeText(returnUrl)}">Continue</a></p>`,
  )
}

const unknown: Page = {
  status: 404,
  html: renderDocument('Unknown payment', '<h1>Unknown payment</h1><p>There is no such payment.</p>'),
}

function show(asked: PaymentRequest, problem: string | null = null): Page {
  const { status } = asked.intent
  if (status === 'requires_action') return { status: 200, html: renderQuestion(asked) }
  if (status !== 'requires_payment_method') return { status: 200, html: renderOver(asked, status) }
  return { status: problem ? 402 : 200, html: renderCardPage(asked, problem) }
}

function continueTo(asked: PaymentRequest): Page {
  const { intent, returnUrl } = asked
  if (intent.status === 'requires_action') return show(asked)
  if (intent.status === 'requires_payment_method') return show(asked, String(intent.last_payment_error?.message))
  return { status: 303, html: '', location: returnUrl }
}

export function showCardPage(bank: Billing, given: URLSearchParams, siteUrl: string): Page {
  const asked = readAsked(bank, given, siteUrl)
  return asked ? show(asked) : unknown
}

export function takeCard(
  bank: Billing,
  given: URLSearchParams,
  siteUrl: string,
  later: (work: () => void, ms: number) => void,
): Page {
  const asked = readAsked(bank, given, siteUrl)
  if (!asked) return unknown
  try {
    const intent = bank.pay(asked.intent.id, given.get('number')?.trim() || given.get('card') || '')
    if (intent.status === 'processing' && intent.payment_method !== 'pm_us_bank_account')
      later(() => bank.finish(intent), SLOW_MS)
    return continueTo(asked)
  } catch (error) {
    if (error instanceof ApiError) return show(asked, error.message)
    throw error
  }
}

export function takeAnswer(bank: Billing, given: URLSearchParams, siteUrl: string): Page {
  const asked = readAsked(bank, given, siteUrl)
  if (!asked) return unknown
  if (asked.intent.status === 'requires_action') bank.answerQuestion(asked.intent.id, given.get('approve') === 'yes')
  return continueTo(asked)
}
