/** The page for watching and controlling the fake: payments, renewals, refunds and disputes. */

import { escapeText } from '../document'
import type { Billing } from './billing'
import { formatMoney, hidden, renderDocument } from './html'
import type { Sender } from './webhooks'

const SHOWN = 50

function button(action: string, id: string, label: string): string {
  return `<form method="post" action="/do">${hidden({ action, id })}<button class="quiet">${escapeText(label)}</button></form>`
}

export function renderWatchPage(bank: Billing, sender: Sender): string {
  const { state } = bank
  const intents = Object.values(state.intents).slice(-SHOWN).reverse()
  const rows = intents.map((intent) => {
    const charge = state.charges[intent.latest_charge ?? '']
    const dispute = Object.values(state.disputes).find(({ payment_intent: id }) => id === intent.id)
    const refund = Object.values(state.refunds).find(
      (one) => one.payment_intent === intent.id && one.status !== 'failed',
    )
    const acts = [
      intent.status === 'processing'
        ? button('finish', intent.id, 'The bank pays') + button('refuse-debit', intent.id, 'The bank refuses')
        : '',
      charge?.paid && !charge.disputed && !charge.refunded ? button('refund', intent.id, 'Refund') : '',
      charge?.paid && !charge.disputed && !charge.refunded ? button('dispute', intent.id, 'Dispute') : '',
      refund ? button('fail-refund', refund.id, 'The bank returns the refund') : '',
      dispute?.status === 'needs_response'
        ? button('win', dispute.id, 'Dispute won') + button('lose', dispute.id, 'Dispute lost')
        : '',
    ]
    const refunded = charge?.amount_refunded ? `, ${formatMoney(charge.amount_refunded)} sent back` : ''
    return `<tr><td>${formatMoney(intent.amount)}</td><td>${intent.status}${refunded}${dispute ? `, dispute ${dispute.status}` : ''}</td><td>${intent.id}${acts.join('')}</td></tr>`
  })
  const subscriptions = Object.values(state.subscriptions).slice(-SHOWN).reverse()
  const regular = subscriptions.map(({ id, status, items }) => {
    const price = items.data[0]?.price
    const goesOn = status === 'active' || status === 'past_due'
    return `<tr><td>${formatMoney(price?.unit_amount ?? 0)} each ${escapeText(price?.recurring.interval ?? '')}</td><td>${status}</td><td>${id}${goesOn ? button('renew', id, 'Renew now') : ''}</td></tr>`
  })
  const waiting = state.deliveries.length
  const { isHeld } = sender.habits
  return renderDocument(
    'Payments',
    `<h1>Payments</h1><p>This is a fake payment service for development. No money moves.</p>
<p>${waiting} ${waiting === 1 ? 'event waits' : 'events wait'} to be delivered to the site.</p>
<div class="row">${button(isHeld ? 'release' : 'hold', '-', isHeld ? 'Deliver events again' : 'Hold events back')}</div>
<h2>Payments</h2><table><tr><th>Amount</th><th>State</th><th>Number</th></tr>${rows.join('')}</table>
<h2>Recurring</h2><table><tr><th>Amount</th><th>State</th><th>Number</th></tr>${regular.join('')}</table>`,
  )
}
