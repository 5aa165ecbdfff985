/** Expands fields on request (`expand[]`), as Stripe does. */
import type { Billing } from './billing'
import type { Invoice, Subscription } from './state'

function showLatestInvoice(bank: Billing, invoice: Invoice, expand: string[]): object {
  const intent = bank.state.intents[invoice.intent]
  const shown = bank.showInvoice(invoice)
  const secret = { client_secret: intent?.client_secret, type: 'payment_intent' }
  return {
    ...shown,
    ...(expand.includes('confirmation_secret') && { confirmation_secret: secret }),
    ...(expand.includes('payments') && { payments: { object: 'list', data: [bank.showInvoicePayment(invoice)] } }),
  }
}

export function showSubscription(bank: Billing, subscription: Subscription, expand: string[]): object {
  const shown = bank.showSubscription(subscription)
  const prefix = 'latest_invoice'
  const inner = expand.filter((path) => path === prefix || path.startsWith(`${prefix}.`))
  const invoice = bank.state.invoices[subscription.latest_invoice]
  if (inner.length === 0 || !invoice) return shown
  const paths = inner.map((path) => path.slice(prefix.length + 1))
  return { ...shown, latest_invoice: showLatestInvoice(bank, invoice, paths) }
}

export function showInvoice(bank: Billing, invoice: Invoice, expand: string[]): object {
  return showLatestInvoice(bank, invoice, expand)
}

/** A page of a list, newest first. */
export function showList<T extends { id: string; created: number }>(
  all: readonly T[],
  given: { limit?: unknown; starting_after?: unknown; created?: unknown },
  url: string,
): object {
  const range = typeof given.created === 'object' && given.created !== null ? given.created : {}
  const bound = (name: string) => {
    const value: unknown = Reflect.get(range, name)
    return value === undefined ? null : Number(value)
  }
  const [gte, gt, lte, lt] = [bound('gte'), bound('gt'), bound('lte'), bound('lt')]
  const matching = all
    .filter(({ created }) => (gte ?? created) <= created && (gt ?? -1) < created)
    .filter(({ created }) => (lte ?? created) >= created && (lt ?? Number.POSITIVE_INFINITY) > created)
    .reverse()
  const after = given.starting_after ? matching.findIndex(({ id }) => id === given.starting_after) + 1 : 0
  const limit = Math.min(100, Math.max(1, Number(given.limit ?? 10)))
  const data = matching.slice(after, after + limit)
  return { object: 'list', data, has_more: after + limit < matching.length, url }
}
