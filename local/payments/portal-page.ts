/** Replaces Stripe's customer portal: change the amount of a recurring payment, or cancel it. */

import { escapeText } from '../document'
import type { Billing } from './billing'
import type { Page } from './card-page'
import { formatMoney, renderDocument } from './html'
import type { Subscription } from './state'

const MIN_AMOUNT = 1
const MAX_AMOUNT = 100_000

const over: Page = {
  status: 404,
  html: renderDocument(
    'Link is over',
    '<h1>This link has expired</h1><p>Please go back to the site and ask for a new one.</p>',
  ),
}

function find(bank: Billing, id: string) {
  const portal = bank.state.portals[id]
  if (!portal || portal.until < Date.now()) return null
  const own = Object.values(bank.state.subscriptions).filter(({ customer }) => customer === portal.customer)
  return { ...portal, own }
}

function renderSubscription(id: string, { id: subscription, status, items }: Subscription): string {
  const [item] = items.data
  const amount = item?.price.unit_amount ?? 0
  const words = `${formatMoney(amount)} every ${item?.price.recurring.interval ?? 'month'}`
  if (status === 'canceled' || status === 'incomplete_expired') return `<h2>${escapeText(words)}</h2><p>Ended.</p>`
  const hidden = `<input type="hidden" name="subscription" value="${subscription}">`
  return `<h2>${escapeText(words)}</h2><p>Status: ${status}</p>
<form method="post" action="/portal/${id}">${hidden}<label>New amount in dollars <input name="dollars" inputmode="numeric" required pattern="[0-9]{1,6}" value="${amount / 100}"></label><button name="do" value="change">Change the amount</button></form>
<form method="post" action="/portal/${id}">${hidden}<p></p><button class="quiet" name="do" value="cancel">Cancel this payment</button></form>`
}

export function showPortal(bank: Billing, id: string): Page {
  const portal = find(bank, id)
  if (!portal) return over
  const list = portal.own.map((one) => renderSubscription(id, one)).join('')
  const body = `<h1>Your payments</h1><p>This is a fake payment service for development.</p>${list}<p><a href="${escapeText(portal.returnUrl)}">Back to the site</a></p>`
  return { status: 200, html: renderDocument('Your payments', body) }
}

export function changePortal(bank: Billing, id: string, given: URLSearchParams): Page {
  const portal = find(bank, id)
  const subscription = portal?.own.find((one) => one.id === given.get('subscription'))
  if (!portal || !subscription) return over
  const dollars = Number(given.get('dollars'))
  if (given.get('do') === 'cancel' && subscription.status !== 'canceled') bank.cancelSubscription(subscription.id)
  if (given.get('do') === 'change' && Number.isInteger(dollars) && dollars >= MIN_AMOUNT && dollars <= MAX_AMOUNT) {
    bank.changeAmount(subscription.id, dollars * 100)
  }
  return { status: 303, html: '', location: `/portal/${id}` }
}
