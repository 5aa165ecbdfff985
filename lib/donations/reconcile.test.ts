import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { useDatabase } from '@/tests/support/database'
import { useGiving } from '@/tests/support/giving'
import { donationInput } from './schema'

const database = useDatabase()
const giving = useGiving()
let runs = 0
/** Each run is a second after the previous one, so that the last one sorts last. */
const next = () => {
  runs += 1
  return new Date(Date.now() + runs * 1000)
}

const begin = (given: Record<string, unknown> = {}) =>
  giving.domain.createDonation(
    donationInput.parse({ amount: 4200, donorEmail: `${randomUUID()}@example.org`, ...given }),
    null,
  )

async function give(given: Record<string, unknown> = {}) {
  const { donationId, clientSecret } = await begin(given)
  return { donationId, intent: clientSecret.split('_secret_')[0] ?? '' }
}

const read = async (id: string) => (await database.sql`select * from donations where id = ${id}`)[0] ?? {}
const lastRun = async () =>
  (await database.sql`select * from reconciliations order by started_at desc limit 1`)[0] ?? {}
const netAtService = () =>
  Object.values(giving.payments.store.state.charges)
    .filter(({ paid }) => paid)
    .reduce((sum, { amount, amount_refunded: back }) => sum + amount - back, 0)

beforeEach(() => giving.payments.setOutage('none'))

it('a long outage is made good: gifts, renewals and refunds that no webhook reported', async () => {
  const { bank } = giving.payments
  const one = await give()
  bank.pay(one.intent, '4242424242424242')
  const monthly = await give({ isRecurring: true, frequency: 'monthly' })
  bank.pay(monthly.intent, '4242424242424242')
  bank.refund(one.intent, 200)
  const subscription = (await read(monthly.donationId)).subscription_id
  bank.renew(subscription)
  const result = await giving.domain.reconcileDonations(next())
  expect(result).toMatchObject({ differences: 0 })
  expect(await read(one.donationId)).toMatchObject({ status: 'completed', refunded_cents: 200 })
  expect(await read(monthly.donationId)).toMatchObject({ status: 'completed' })
  const run = await lastRun()
  expect(Number(run.ledger_cents)).toBe(netAtService())
  expect(Number(run.service_cents)).toBe(netAtService())
  const again = await giving.domain.reconcileDonations(next())
  expect(again).toMatchObject({ eventsApplied: 0, differences: 0 })
})

it('a crash between the payment service’s answer and our own write is reconciled to the cent', async () => {
  giving.payments.setOutage('loses-answers')
  const requestId = randomUUID()
  const donorEmail = 'cut-off@example.org'
  await expect(begin({ donorEmail, requestId })).rejects.toMatchObject({ code: 'unavailable' })
  await expect(
    begin({ donorEmail: 'cut-off-monthly@example.org', isRecurring: true, frequency: 'monthly' }),
  ).rejects.toMatchObject({ code: 'unavailable' })
  giving.payments.setOutage('none')
  const [row] = await database.sql`select * from donations where donor_email = ${donorEmail}`
  expect(row).toMatchObject({ status: 'pending', payment_intent_id: null })
  const made = Object.values(giving.payments.store.state.intents).filter(
    ({ metadata }) => metadata.donation_id === row?.id,
  )
  expect(made).toHaveLength(1)
  giving.payments.bank.pay(made[0]?.id ?? '', '4242424242424242')
  await giving.domain.reconcileDonations(next())
  expect(await read(row?.id)).toMatchObject({ status: 'completed', payment_intent_id: made[0]?.id })
  const run = await lastRun()
  expect(Number(run.ledger_cents)).toBe(netAtService())
  const { netCents } = await giving.domain.getDonationTotals()
  expect(netCents).toBe(netAtService())
})

it('an abandoned gift is canceled after a day, and the ledger changes only by the event', async () => {
  const left = await give()
  const fresh = await give()
  await database.sql`update donations set created_at = now() - interval '25 hours' where id = ${left.donationId}`
  await giving.domain.reconcileDonations(next())
  expect(giving.payments.store.state.intents[left.intent]?.status).toBe('canceled')
  expect(await read(left.donationId)).toMatchObject({ status: 'pending' })
  await giving.domain.reconcileDonations(next())
  expect(await read(left.donationId)).toMatchObject({ status: 'canceled' })
  expect(await read(fresh.donationId)).toMatchObject({ status: 'pending' })
})

it('differences are found, each with its gift and amounts in cents', async () => {
  const { bank, store } = giving.payments
  const [changed, gone, unknown] = [await give(), await give(), await give()]
  for (const { intent } of [changed, gone, unknown]) bank.pay(intent, '4242424242424242')
  await giving.domain.reconcileDonations(next())
  await database.sql`update donations set refunded_cents = 77 where id = ${changed.donationId}`
  const charge = Object.values(store.state.charges).find((one) => one.payment_intent === gone.intent)
  delete store.state.charges[charge?.id ?? '']
  await database.sql`delete from donations where id = ${unknown.donationId}`
  expect(await giving.domain.reconcileDonations(next())).toMatchObject({ differences: 3 })
  const found = await database.sql`
    select d.kind, d.donation_id, d.reference, d.ledger_cents, d.service_cents
    from reconciliation_differences d join reconciliations r on r.id = d.reconciliation_id
    where r.id = (select id from reconciliations order by started_at desc limit 1) order by d.kind`
  expect([...found]).toEqual([
    { kind: 'missing-here', donation_id: null, reference: unknown.intent, ledger_cents: 0, service_cents: 4200 },
    {
      kind: 'missing-there',
      donation_id: gone.donationId,
      reference: gone.intent,
      ledger_cents: 4200,
      service_cents: 0,
    },
    {
      kind: 'refund-differs',
      donation_id: changed.donationId,
      reference: changed.intent,
      ledger_cents: 77,
      service_cents: 0,
    },
  ])
})

it('an unreachable payment service is reported, and nothing is guessed', async () => {
  giving.payments.setOutage('refuses')
  await expect(giving.domain.reconcileDonations(next())).rejects.toMatchObject({ code: 'unavailable' })
  expect(await lastRun()).toMatchObject({ finished_at: null, problem: 'The payment service did not answer.' })
})
