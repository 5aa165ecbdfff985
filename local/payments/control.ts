/** Actions that a person on the watch page, or a test, can trigger. */
import type { Billing } from './billing'
import type { Sender } from './webhooks'

export function runAction(bank: Billing, sender: Sender, given: Record<string, unknown>): unknown {
  const text = (name: string) => String(given[name] ?? '')
  const id = text('id')
  switch (text('action')) {
    case 'pay':
      return bank.pay(id, text('card'))
    case 'answer':
      return bank.answerQuestion(id, given.approve === true)
    case 'finish':
      return bank.finish(bank.find('payment_intent', bank.state.intents, id))
    case 'refuse-debit':
      return bank.refuseDebit(id)
    case 'renew':
      return bank.renew(id)
    case 'retry':
      return bank.retry(id)
    case 'expire':
      return bank.expire(id)
    case 'cancel':
      return bank.cancelSubscription(id)
    case 'refund':
      return bank.refund(id, typeof given.amount === 'number' ? given.amount : undefined)
    case 'fail-refund':
      return bank.failRefund(id)
    case 'dispute':
      return bank.dispute(id)
    case 'win':
      return bank.closeDispute(id, 'won')
    case 'lose':
      return bank.closeDispute(id, 'lost')
    case 'hold':
      return sender.change({ isHeld: true })
    case 'release':
      return sender.change({ isHeld: false })
    case 'habits':
      return sender.change(given.habits as object)
    case 'redeliver': {
      bank.state.deliveries.push(...bank.state.events.map(({ id: eventId }) => ({ eventId, attempt: 0, dueAt: 0 })))
      return sender.wake()
    }
    default:
      return null
  }
}
