import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { useDatabase } from '@/tests/support/database'
import { useGiving } from '@/tests/support/giving'
import { donationInput } from './schema'

const database = useDatabase()
const giving = useGiving()

async function givePaid(given: Record<string, unknown> = {}) {
  const email = `${randomUUID()}@example.org`
  const input = donationInput.parse({ amount: 5000, donorEmail: email, ...given })
  const { donationId, clientSecret } = await giving.domain.createDonation(input, null)
  const intent = clientSecret.split('_secret_')[0] ?? ''
  giving.payments.bank.pay(intent, '4242424242424242')
  const events = giving.takeEvents()
  const find = (type: string) => {
    const event = events.find((one) => one.type === type)
    if (!event) throw new Error(`no ${type} was told`)
    return event
  }
  return { donationId, intent, events, succeeded: find('payment_intent.succeeded'), find }
}

const statusOf = async (id: string) => (await database.sql`select status from donations where id = ${id}`)[0]?.status
const countEvents = async () => Number((await database.sql`select count(*) from stripe_events`)[0]?.count)
const now = () => Math.floor(Date.now() / 1000)

beforeEach(() => giving.takeEvents())

describe('the signature', () => {
  it.each([
    ['forged', () => ({ secret: 'whsec_somebody_elses' })],
    ['301 seconds old', () => ({ at: now() - 302 })],
    ['from the future', () => ({ at: now() + 310 })],
  ])('that is %s is refused as a bad request and changes nothing', async (_, make) => {
    const { donationId, succeeded } = await givePaid()
    const before = await countEvents()
    await expect(giving.deliver(succeeded, make())).rejects.toMatchObject({ code: 'bad-request' })
    expect(await statusOf(donationId)).toBe('pending')
    expect(await countEvents()).toBe(before)
  })

  it('covers the exact bytes: another body under it is refused', async () => {
    const { donationId, succeeded } = await givePaid()
    const { signPayload } = await import('@/local/payments/webhooks')
    const signature = signPayload(JSON.stringify(succeeded), giving.payments.store.state.webhookSecret, now())
    const other = Buffer.from(JSON.stringify({ ...succeeded, id: 'evt_other' }))
    await expect(giving.domain.receiveWebhook(other, signature)).rejects.toMatchObject({ code: 'bad-request' })
    await expect(giving.domain.receiveWebhook(other, null)).rejects.toMatchObject({ code: 'bad-request' })
    await expect(giving.domain.receiveWebhook(other, 't=,v1=')).rejects.toMatchObject({ code: 'bad-request' })
    expect(await statusOf(donationId)).toBe('pending')
  })

  it('may be nearly 300 seconds old', async () => {
    const { donationId, succeeded } = await givePaid()
    await giving.deliver(succeeded, { at: now() - 290 })
    expect(await statusOf(donationId)).toBe('completed')
  })
})

describe('an event', () => {
  it('sent fifty times at once takes effect once', async () => {
    const { donationId, succeeded } = await givePaid()
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => giving.deliver(succeeded)))
    expect(outcomes.filter((outcome) => outcome === 'applied')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'known')).toHaveLength(49)
    expect(await statusOf(donationId)).toBe('completed')
  })

  it.each([
    ['livemode', (event: object) => ({ ...event, livemode: true })],
    ['currency', (event: { data: { object: object } }) => change(event, { currency: 'eur' })],
    ['amount', (event: { data: { object: object } }) => change(event, { amount: 5001, amount_received: 5001 })],
    ['amount', (event: { data: { object: object } }) => change(event, { amount: 5001 })],
    ['amount', (event: { data: { object: object } }) => change(event, { amount_received: 4999 })],
    ['unreadable', (event: { data: { object: object } }) => change(event, { amount: 'much' })],
  ])('is refused, recorded, and changes nothing: %s', async (reason, make) => {
    const { donationId, succeeded } = await givePaid()
    const wrong = { ...make(succeeded), id: `evt_${randomUUID()}` }
    expect(await giving.deliver(wrong)).toBe('refused')
    expect(await statusOf(donationId)).toBe('pending')
    expect(await database.sql`select outcome, reason from stripe_events where id = ${wrong.id}`).toMatchObject([
      { outcome: 'refused', reason },
    ])
    await giving.deliver(succeeded)
    expect(await statusOf(donationId)).toBe('completed')
  })

  it.each(['2024-06-20', '2026-09-30.endive', null])(
    'in API version %s is refused as a bad request, shown, and accepted once it comes in ours',
    async (version) => {
      const { donationId, succeeded } = await givePaid()
      const older = { ...succeeded, api_version: version }
      await expect(giving.deliver(older)).rejects.toMatchObject({ code: 'bad-request' })
      await expect(giving.deliver(older)).rejects.toMatchObject({ code: 'bad-request' })
      expect(await statusOf(donationId)).toBe('pending')
      expect(await database.sql`select outcome, reason from stripe_events where id = ${succeeded.id}`).toEqual([
        { outcome: 'refused', reason: 'version' },
      ])
      const { listRefusedEvents } = await import('./queries')
      expect(await listRefusedEvents()).toContainEqual(
        expect.objectContaining({ type: 'payment_intent.succeeded', reason: 'version' }),
      )
      expect(await giving.deliver(succeeded)).toBe('applied')
      expect(await giving.deliver(older)).toBe('known')
      expect(await statusOf(donationId)).toBe('completed')
    },
  )

  it('about a payment that is not ours, or of an unknown type, is accepted and ignored', async () => {
    const { succeeded } = await givePaid()
    const stranger = change({ ...succeeded, id: `evt_${randomUUID()}` }, { id: 'pi_stranger', metadata: {} })
    expect(await giving.deliver(stranger)).toBe('ignored')
    const elsewhere = change(
      { ...succeeded, id: `evt_${randomUUID()}` },
      { id: 'pi_stranger2', metadata: { donation_id: randomUUID() } },
    )
    expect(await giving.deliver(elsewhere)).toBe('ignored')
    expect(await giving.deliver({ ...succeeded, id: `evt_${randomUUID()}`, type: 'tax.settings.updated' })).toBe(
      'ignored',
    )
  })

  it('that was ignored is applied when it is sent again after its gift was restored from a backup', async () => {
    const { donationId, succeeded } = await givePaid()
    const [gift] = await database.sql`delete from donations where id = ${donationId} returning *`
    expect(await giving.deliver(succeeded)).toBe('ignored')
    await database.sql`insert into donations ${database.sql(gift ?? {})}`
    expect(await giving.deliver(succeeded)).toBe('applied')
    expect(await giving.deliver(succeeded)).toBe('known')
    expect(await statusOf(donationId)).toBe('completed')
  })

  it('for a gift with a different payment is refused', async () => {
    const { donationId, succeeded } = await givePaid()
    const other = change(
      { ...succeeded, id: `evt_${randomUUID()}` },
      { id: 'pi_second', metadata: { donation_id: donationId } },
    )
    expect(await giving.deliver(other)).toBe('refused')
    expect(await statusOf(donationId)).toBe('pending')
  })

  it('for a refund that comes before its payment still leaves the gift refunded', async () => {
    const { donationId, intent, events } = await givePaid()
    giving.payments.bank.refund(intent)
    const [, refunded] = giving.takeEvents()
    await giving.deliver(refunded ?? {})
    for (const event of events.reverse()) await giving.deliver(event)
    expect(await statusOf(donationId)).toBe('refunded')
  })

  it('finds its gift even if our own process died before storing the payment', async () => {
    const { donationId, intent, succeeded } = await givePaid()
    await database.sql`update donations set payment_intent_id = null where id = ${donationId}`
    await giving.deliver(succeeded)
    const [row] = await database.sql`select status, payment_intent_id from donations where id = ${donationId}`
    expect(row).toEqual({ status: 'completed', payment_intent_id: intent })
  })

  it('that fails halfway is rolled back with its effect, so that it can be delivered again', async () => {
    const { donationId, succeeded } = await givePaid()
    const broken = `check (status <> 'completed' or id <> '${donationId}')`
    await database.sql.unsafe(`alter table donations add constraint broken ${broken} not valid`)
    await expect(giving.deliver(succeeded)).rejects.toBeDefined()
    expect(await database.sql`select from stripe_events where id = ${succeeded.id}`).toHaveLength(0)
    await database.sql`alter table donations drop constraint broken`
    expect(await giving.deliver(succeeded)).toBe('applied')
    expect(await statusOf(donationId)).toBe('completed')
  })
})

function change<Event extends { data: { object: object } }>(event: Event, fields: object): Event {
  return { ...event, data: { object: { ...event.data.object, ...fields } } }
}
