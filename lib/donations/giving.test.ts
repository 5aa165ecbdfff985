import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { useDatabase } from '@/tests/support/database'
import { useGiving } from '@/tests/support/giving'
import { donationInput } from './schema'

const database = useDatabase()
const giving = useGiving()

/** Each comes from its own network, so the limit per network does not hide the limit per address. */
let givers = 0

const give = (given: Record<string, unknown> = {}) =>
  giving.domain.createDonation(
    donationInput.parse({ amount: 5000, donorEmail: `${randomUUID()}@example.org`, ...given }),
    `10.0.${givers++ % 250}.1`,
  )
const read = async (id: string) => {
  const [row] = await database.sql`select * from donations where id = ${id}`
  return row ?? {}
}
const intents = () => giving.payments.requests.filter((request) => request === 'POST /v1/payment_intents').length
const findIntent = (clientSecret: string) => clientSecret.split('_secret_')[0] ?? ''

beforeEach(() => {
  giving.takeEvents()
  giving.payments.setOutage('none')
})

describe('a gift', () => {
  it('is pending until a verified event says that it was paid', async () => {
    const { donationId, clientSecret, payUrl } = await give({ donorName: 'Ann' })
    expect(payUrl).toMatch(/^\/donate\/pay\/[\w-]{43}$/)
    expect(payUrl).not.toContain(donationId)
    expect(await read(donationId)).toMatchObject({ status: 'pending', amount: 5000, donor_name: 'Ann' })
    giving.payments.bank.pay(findIntent(clientSecret), '4242424242424242')
    expect(await read(donationId)).toMatchObject({ status: 'pending' })
    await giving.deliverAll()
    expect(await read(donationId)).toMatchObject({ status: 'completed', completed_at: expect.any(Date) })
  })

  it('is one gift and one payment however often the same request is sent, at once or later', async () => {
    const before = intents()
    const same = { donorEmail: 'twice@example.org', requestId: randomUUID() }
    const answers = await Promise.all([give(same), give(same), give(same)])
    answers.push(await give(same))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    const rows = await database.sql`select from donations where donor_email = 'twice@example.org'`
    expect(rows.length).toBe(1)
    const made = Object.values(giving.payments.store.state.intents).filter(
      ({ metadata }) => metadata.donation_id === answers[0]?.donationId,
    )
    expect(made).toHaveLength(1)
    expect(intents() - before).toBeGreaterThan(0)
  })

  it('is refused when the same request comes with different details', async () => {
    const requestId = randomUUID()
    await give({ donorEmail: 'a@example.org', requestId })
    await expect(give({ donorEmail: 'a@example.org', requestId, amount: 9900 })).rejects.toMatchObject({
      code: 'conflict',
    })
    await expect(give({ donorEmail: 'b@example.org', requestId })).rejects.toMatchObject({ code: 'conflict' })
  })

  it('stays pending when the payment service is down, and resumes with the same request', async () => {
    giving.payments.setOutage('refuses')
    const same = { donorEmail: 'patient@example.org', requestId: randomUUID() }
    await expect(give(same)).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(/not charged/),
    })
    const [row] = await database.sql`select * from donations where donor_email = 'patient@example.org'`
    expect(row).toMatchObject({ status: 'pending', payment_intent_id: null })
    giving.payments.setOutage('none')
    expect((await give(same)).donationId).toBe(row?.id)
  })

  it('stays pending after a declined card, and is completed by the next one', async () => {
    const { donationId, clientSecret } = await give()
    const { bank } = giving.payments
    bank.pay(findIntent(clientSecret), '4000000000000002')
    await giving.deliverAll()
    expect(await read(donationId)).toMatchObject({ status: 'pending', failed_attempts: 1 })
    bank.pay(findIntent(clientSecret), '4242424242424242')
    await giving.deliverAll()
    expect(await read(donationId)).toMatchObject({ status: 'completed', failed_attempts: 1 })
  })

  it('has its payment canceled after five declined cards, the trace of a card tester', async () => {
    const { donationId, clientSecret } = await give()
    for (let attempt = 0; attempt < 5; attempt += 1) {
      giving.payments.bank.pay(findIntent(clientSecret), '4000000000000002')
    }
    await giving.deliverAll()
    await giving.deliverAll()
    expect(giving.payments.store.state.intents[findIntent(clientSecret)]?.status).toBe('canceled')
    expect(await read(donationId)).toMatchObject({ status: 'failed' })
  })

  it('is refused after ten gifts from one address in an hour, before the payment service is called', async () => {
    const donorEmail = 'tester@example.org'
    for (let count = 0; count < 10; count += 1) await give({ donorEmail })
    const before = giving.payments.requests.length
    await expect(give({ donorEmail })).rejects.toMatchObject({
      code: 'too-many',
      headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
    })
    expect(giving.payments.requests.length).toBe(before)
  })
})

describe('a recurring gift', () => {
  it.each(['monthly', 'yearly'] as const)(
    'begins with its first payment, and each %s renewal is its own gift',
    async (frequency) => {
      const donorEmail = `${frequency}@example.org`
      const { donationId, clientSecret } = await give({ donorEmail, isRecurring: true, frequency, amount: 2500 })
      const { bank, store } = giving.payments
      bank.pay(findIntent(clientSecret), '4242424242424242')
      await giving.deliverAll()
      const first = await read(donationId)
      expect(first).toMatchObject({ status: 'completed', frequency, is_recurring: true, is_renewal: false })
      const interval = store.state.subscriptions[first.subscription_id]?.items.data[0]?.price.recurring.interval
      expect(interval).toBe(frequency === 'monthly' ? 'month' : 'year')
      bank.renew(first.subscription_id)
      bank.changeAmount(first.subscription_id, 4000)
      bank.renew(first.subscription_id)
      await giving.deliverAll()
      const rows = await database.sql`
      select amount, status, is_renewal, payment_intent_id from donations
      where donor_email = ${donorEmail} order by is_renewal, amount`
      expect(rows).toMatchObject([
        { amount: 2500, status: 'completed', is_renewal: false },
        { amount: 2500, status: 'completed', is_renewal: true },
        { amount: 4000, status: 'completed', is_renewal: true },
      ])
      expect(new Set(rows.map((row) => row.payment_intent_id)).size).toBe(3)
      expect(rows.every((row) => row.payment_intent_id)).toBe(true)
    },
  )

  it('shows a failed renewal as pending, and completes it when a retry succeeds', async () => {
    const { donationId, clientSecret } = await give({ isRecurring: true, frequency: 'monthly' })
    const { bank } = giving.payments
    bank.pay(findIntent(clientSecret), '4000000000000341')
    await giving.deliverAll()
    const { subscription_id: subscription } = await read(donationId)
    const invoice = bank.renew(subscription)
    await giving.deliverAll()
    const renewal = () => database.sql`select status from donations where invoice_id = ${invoice.id}`
    expect(await renewal()).toMatchObject([{ status: 'pending' }])
    bank.retry(invoice.id)
    await giving.deliverAll()
    expect(await renewal()).toMatchObject([{ status: 'completed' }])
  })

  it('that was never paid is canceled', async () => {
    const { donationId } = await give({ isRecurring: true, frequency: 'monthly' })
    const { subscription_id: subscription } = await read(donationId)
    giving.payments.bank.expire(subscription)
    await giving.deliverAll()
    expect(await read(donationId)).toMatchObject({ status: 'canceled' })
  })
})

describe('money that is returned', () => {
  const paid = async () => {
    const made = await give()
    giving.payments.bank.pay(findIntent(made.clientSecret), '4242424242424242')
    await giving.deliverAll()
    return { ...made, intent: findIntent(made.clientSecret) }
  }
  const net = async () => (await giving.domain.getDonationTotals()).netCents

  it('changes the totals by what was refunded, in part and in full', async () => {
    const { donationId, intent } = await paid()
    const before = await net()
    giving.payments.bank.refund(intent, 1250)
    await giving.deliverAll()
    expect(await read(donationId)).toMatchObject({ status: 'completed', refunded_cents: 1250 })
    expect(await net()).toBe(before - 1250)
    giving.payments.bank.refund(intent)
    await giving.deliverAll()
    expect(await read(donationId)).toMatchObject({ status: 'refunded', refunded_cents: 5000 })
    expect(await net()).toBe(before - 5000)
  })

  it('does not count while it is disputed or lost, and counts again when the dispute is won', async () => {
    const [lost, won] = [await paid(), await paid()]
    const before = await net()
    const { bank } = giving.payments
    const disputes = [bank.dispute(lost.intent), bank.dispute(won.intent)]
    await giving.deliverAll()
    expect(await read(lost.donationId)).toMatchObject({ status: 'disputed', dispute_state: 'open' })
    expect(await net()).toBe(before - 10_000)
    bank.closeDispute(disputes[0]?.id ?? '', 'lost')
    bank.closeDispute(disputes[1]?.id ?? '', 'won')
    await giving.deliverAll()
    expect(await read(won.donationId)).toMatchObject({ status: 'completed', dispute_state: 'won' })
    expect(await net()).toBe(before - 5000)
    bank.refund(won.intent)
    await giving.deliverAll()
    expect(await read(won.donationId)).toMatchObject({ status: 'refunded', refunded_cents: 5000 })
  })
})
