import { beforeEach, expect, it } from 'vitest'
import type { StoredEvent } from '@/local/payments/state'
import { useDatabase } from '@/tests/support/database'
import { useGiving } from '@/tests/support/giving'
import { donationInput } from './schema'

const database = useDatabase()
const giving = useGiving()

const CONCURRENCY = 8
/** How many times each scenario runs: a thousand webhooks in a full run, a third of that in others. */
const ROUNDS = process.env.TEST_FULL ? 8 : 3
const MIN_DELIVERIES = ROUNDS * 125

/** Deterministic, so that a failure can be reproduced. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function shuffle<T>(items: T[], random: () => number): T[] {
  const mixed = [...items]
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    const [a, b] = [mixed[at] as T, mixed[other] as T]
    mixed[at] = b
    mixed[other] = a
  }
  return mixed
}

let givers = 0

async function give(given: Record<string, unknown>): Promise<string> {
  const input = donationInput.parse({ amount: 5000, ...given })
  givers += 1
  const { clientSecret } = await giving.domain.createDonation(input, `10.0.${givers % 250}.1`)
  return clientSecret.split('_secret_')[0] ?? ''
}

/** Every scenario of a gift, several times over. */
async function makeHistory(): Promise<void> {
  const { bank, store } = giving.payments
  const subscriptionOf = (intent: string) => {
    const invoice = Object.values(store.state.invoices).find((one) => one.intent === intent)
    return invoice?.parent.subscription_details.subscription ?? ''
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    const email = (name: string) => ({ donorEmail: `${name}${round}@example.org`, amount: 1000 + round * 100 })
    const pay = async (name: string, more = {}) => {
      const intent = await give({ ...email(name), ...more })
      bank.pay(intent, '4242424242424242')
      return intent
    }
    await pay('plain')
    await give(email('left'))
    const stubborn = await give(email('stubborn'))
    bank.pay(stubborn, '4000000000000002')
    bank.pay(stubborn, '4000000000009995')
    bank.pay(stubborn, '4242424242424242')
    const tried = await give(email('tried'))
    bank.pay(tried, '4000000000000002')
    bank.cancelIntent(tried, 'abandoned')
    bank.cancelIntent(await give(email('given-up')), 'abandoned')
    const partly = await pay('partly')
    bank.refund(partly, 300)
    bank.refund(partly, 200)
    bank.refund(await pay('refunded'))
    const returned = await pay('returned')
    bank.refund(returned, 300)
    bank.failRefund(bank.refund(returned, 400).id)
    bank.failRefund(bank.refund(await pay('returned-whole')).id)
    bank.dispute(await pay('disputed'))
    const debited = await give(email('debited'))
    bank.pay(debited, '000123456789')
    if (round % 2 === 0) bank.finish(bank.find('payment_intent', store.state.intents, debited))
    else bank.cancelIntent(bank.refuseDebit(debited).id, 'abandoned')
    const won = await pay('won')
    bank.refund(won, 100)
    bank.closeDispute(bank.dispute(won).id, 'won')
    bank.closeDispute(bank.dispute(await pay('lost')).id, 'lost')
    const monthly = subscriptionOf(await pay('monthly', { isRecurring: true, frequency: 'monthly' }))
    for (let month = 0; month < 4; month += 1) {
      const { intent } = bank.renew(monthly)
      if (month === 1) bank.refund(intent, 50)
      if (month === 2) bank.refund(intent)
      if (month === 3) bank.dispute(intent)
    }
    bank.cancelSubscription(monthly)
    const failing = await give({ ...email('failing'), isRecurring: true, frequency: 'yearly' })
    bank.pay(failing, '4000000000000341')
    bank.retry(bank.renew(subscriptionOf(failing)).id)
    bank.voidInvoice(bank.renew(subscriptionOf(failing)).id)
    const expired = await give({ ...email('expired'), isRecurring: true, frequency: 'monthly' })
    bank.expire(subscriptionOf(expired))
  }
}

async function readLedger() {
  const gifts = await database.sql`
    select donor_email, amount, status, refunded_cents, dispute_state, is_renewal, frequency, failed_attempts,
      payment_intent_id, invoice_id, subscription_id, payment_method, debited_at, debit_failed_at
    from donations order by donor_email, invoice_id, payment_intent_id`
  const subscriptions = await database.sql`select id, customer_id, status from giving_subscriptions order by id`
  return { gifts: [...gifts], subscriptions: [...subscriptions], totals: await giving.domain.getDonationTotals() }
}

/** The payment service does not say which payment an invoice is waiting for, only which one paid it. */
function withoutUnpaid(ledger: Awaited<ReturnType<typeof readLedger>>) {
  const gifts = ledger.gifts.map((gift) => {
    const isPaid = ['completed', 'refunded', 'disputed'].includes(gift.status)
    const { payment_intent_id: intent, failed_attempts: _, ...rest } = gift
    return { ...rest, intent: isPaid ? intent : null }
  })
  return { ...ledger, gifts: gifts.sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b))) }
}

/** The net amount at the payment service: paid, less refunds, without disputes that are not won. */
function countAtService(): number {
  const { charges, disputes } = giving.payments.store.state
  const won = new Set(Object.values(disputes).flatMap(({ charge, status }) => (status === 'won' ? [charge] : [])))
  return Object.values(charges)
    .filter(({ id, paid, disputed }) => paid && (!disputed || won.has(id)))
    .reduce((sum, { amount, amount_refunded: back }) => sum + amount - back, 0)
}

async function deliverManyAtOnce(events: StoredEvent[]): Promise<void> {
  const queue = [...events]
  const work = async () => {
    for (let event = queue.shift(); event; event = queue.shift()) await giving.deliver(event)
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
}

/** Resets to the state before the first event, with only our own records of the gifts. */
async function restore(rows: readonly Record<string, unknown>[]): Promise<void> {
  await database.sql`truncate stripe_events, giving_subscriptions, payment_notes, payment_refunds, donations cascade`
  await database.sql`insert into donations ${database.sql(rows as Record<string, string>[])}`
}

beforeEach(() => giving.takeEvents())

it('hundreds of webhooks, shuffled, duplicated and eight at a time, make the same ledger as in order', async () => {
  await makeHistory()
  const rows = await database.sql`select * from donations`
  const events = giving.takeEvents()
  for (const event of events) await giving.deliver(event)
  const inOrder = await readLedger()
  expect(inOrder.totals.netCents).toBe(countAtService())
  expect(new Set(inOrder.gifts.map((gift) => gift.status))).toEqual(
    new Set(['pending', 'completed', 'failed', 'canceled', 'refunded', 'disputed']),
  )

  for (const seed of [1, 2]) {
    const random = createRandom(seed)
    await restore(rows)
    const twice = shuffle([...events, ...events.filter(() => random() < 0.7)], random)
    expect(twice.length).toBeGreaterThan(MIN_DELIVERIES)
    await deliverManyAtOnce(twice)
    expect(await readLedger()).toEqual(inOrder)
  }
}, 180_000)

it('the same holds when none of our own writes after the first survived', async () => {
  const rows = await database.sql`select * from donations where not is_renewal`
  const bare = rows.map((row) => ({
    ...row,
    ...{ status: 'pending', payment_intent_id: null, invoice_id: null, subscription_id: null },
    ...{ refunded_cents: 0, dispute_state: null, completed_at: null, receipt_queued_at: null, failed_attempts: 0 },
  }))
  const before = withoutUnpaid(await readLedger())
  const events = giving.payments.store.state.events
  await restore(bare)
  await deliverManyAtOnce(shuffle(structuredClone(events), createRandom(4)))
  expect(withoutUnpaid(await readLedger())).toEqual(before)
}, 120_000)
