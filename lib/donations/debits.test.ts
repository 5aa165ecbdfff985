import { beforeEach, describe, expect, it } from 'vitest'
import type { StoredEvent } from '@/local/payments/state'
import { useDatabase } from '@/tests/support/database'
import { useGiving } from '@/tests/support/giving'

const database = useDatabase()
const giving = useGiving()

type Language = 'en' | 'es'
const BANK = '000123456789'
const DAY_MS = 86_400_000
const began = new Date(Math.floor(Date.now() / 1000) * 1000 - 12 * DAY_MS)
const laterBy = (days: number) => new Date(began.getTime() + days * DAY_MS)
const arrived = laterBy(5)

const sayDay = (at: Date, language: Language = 'en') =>
  giving.domain.inLanguage(language, () => giving.domain.formatGiftDay(at))

/** Begun, and days later not answered yet. */
async function debit(given: Record<string, unknown> = {}, language: Language = 'en') {
  const gift = await giving.open(given, language)
  giving.setClock(began)
  giving.payments.bank.pay(gift.intent, BANK)
  await giving.deliverAll()
  giving.setClock(arrived)
  return gift
}

const finish = (intent: string) =>
  giving.payments.bank.finish(giving.payments.bank.find('payment_intent', giving.payments.store.state.intents, intent))
const read = async (id: string) => (await database.sql`select * from donations where id = ${id}`)[0] ?? {}
const mailsTo = (email: string) => database.sql`
  select kind, subject, blocks::text as text from mail_outbox where recipient = ${email} order by created_at`
const dtoOf = async (id: string) => (await giving.domain.findDonations([id]))[0]

beforeEach(() => {
  giving.takeEvents()
  giving.setClock(null)
})

describe('a bank debit', () => {
  it.each([
    ['en', 'Bank account', 'Debit from your account began'],
    ['es', 'Cuenta de banco', 'Se empezó a tomar de su cuenta'],
  ] as const)(
    'is pending until the bank pays; its receipt in %s says when it began and when it arrived',
    async (language, method, label) => {
      const gift = await debit({}, language)
      expect(await read(gift.donationId)).toMatchObject({ status: 'pending', completed_at: null })
      expect(await dtoOf(gift.donationId)).toMatchObject({ paymentMethod: 'us_bank_account', debitState: 'underway' })
      expect(await mailsTo(gift.email)).toEqual([])
      finish(gift.intent)
      await giving.deliverAll()
      expect(await read(gift.donationId)).toMatchObject({
        ...{ status: 'completed', payment_method: 'us_bank_account' },
        completed_at: arrived,
      })
      const mails = await mailsTo(gift.email)
      expect(mails).toHaveLength(1)
      const days = [`["${label}", "${sayDay(began, language)}"]`, sayDay(arrived, language)]
      for (const part of [method, ...days]) expect(mails[0]?.text).toContain(part)
      expect(await dtoOf(gift.donationId)).toMatchObject({ debitState: null })
    },
  )

  it('under way is shown as such on its own page, which no longer takes a payment', async () => {
    const { getPayState, getThanks } = await import('./gift-page')
    const gift = await debit()
    expect(await getThanks(gift.token)).toMatchObject({ status: 'pending', isUnderway: true })
    expect(await getPayState(gift.token)).toMatchObject({ state: 'decided' })
  })

  it.each([
    ['en', 'About your payment to Marigold', 'Your bank did not send the money', 'Give another way'],
    ['es', 'Sobre su pago a Marigold', 'Su banco no mandó el dinero', 'Donar de otra forma'],
  ] as const)('that the bank refuses has failed, and its donor is told so once, in %s', async (language, ...parts) => {
    const gift = await debit({}, language)
    giving.payments.bank.refuseDebit(gift.intent)
    await giving.deliverAll()
    // Our own request ends the payment; the event of that moves the ledger.
    await giving.deliverAll()
    expect(giving.payments.store.state.intents[gift.intent]?.status).toBe('canceled')
    expect(await read(gift.donationId)).toMatchObject({ status: 'failed', completed_at: null })
    expect(await dtoOf(gift.donationId)).toMatchObject({ debitState: 'refused' })
    const mails = await mailsTo(gift.email)
    expect(mails.map(({ kind }) => kind)).toEqual(['donation-unpaid'])
    for (const part of parts) expect(`${mails[0]?.subject} ${mails[0]?.text}`).toContain(part)
  })

  it('ends the same, with one email, when events arrive late, twice or in reverse order', async () => {
    const gift = await giving.open()
    giving.setClock(began)
    const { bank } = giving.payments
    bank.pay(gift.intent, BANK)
    giving.setClock(arrived)
    bank.refuseDebit(gift.intent)
    bank.cancelIntent(gift.intent, 'abandoned')
    const events = giving.takeEvents().reverse()
    for (const event of [...events, ...events]) await giving.deliver(event)
    expect(await read(gift.donationId)).toMatchObject({ status: 'failed', failed_attempts: 1 })
    expect((await mailsTo(gift.email)).map(({ kind }) => kind)).toEqual(['donation-unpaid'])
  })

  it('that failed before a card paid leaves a completed gift by card, in any order', async () => {
    const rows = []
    for (const order of [(all: StoredEvent[]) => all, (all: StoredEvent[]) => all.reverse()]) {
      const gift = await giving.open({ isRecurring: true, frequency: 'monthly' })
      giving.setClock(began)
      const { bank } = giving.payments
      bank.pay(gift.intent, BANK)
      giving.setClock(arrived)
      bank.refuseDebit(gift.intent)
      giving.setClock(laterBy(6))
      bank.pay(gift.intent, '4242424242424242')
      for (const event of order(giving.takeEvents())) await giving.deliver(event)
      const { status, payment_method, debited_at, debit_failed_at } = await read(gift.donationId)
      rows.push({ status, payment_method, debited_at, debit_failed_at })
    }
    expect(rows[0]).toMatchObject({ status: 'completed', payment_method: 'card' })
    expect(rows[1]).toEqual(rows[0])
  })

  it('is not canceled as abandoned while the bank processes it or verifies the account with small deposits', async () => {
    const [begun, proving] = [await debit(), await giving.open()]
    const intent = giving.payments.store.state.intents[proving.intent]
    Object.assign(intent ?? {}, { status: 'requires_action', next_action: { type: 'verify_with_microdeposits' } })
    const unheard = await giving.open()
    giving.payments.bank.pay(unheard.intent, BANK)
    giving.takeEvents()
    const ids = [begun, proving, unheard].map(({ donationId }) => donationId)
    await database.sql`update donations set created_at = now() - interval '3 days' where id in ${database.sql(ids)}`
    await giving.domain.reconcileDonations()
    const { intents } = giving.payments.store.state
    expect([begun, proving, unheard].map((gift) => intents[gift.intent]?.status)).toEqual([
      ...['processing', 'requires_action', 'processing'],
    ])
    for (const id of ids) expect(await read(id)).toMatchObject({ status: 'pending' })
  })

  it('agrees with the payment service while it is under way, and when it was paid and partly refunded', async () => {
    const gift = await debit()
    giving.setClock(null)
    expect(await giving.domain.reconcileDonations()).toMatchObject({ differences: 0 })
    finish(gift.intent)
    giving.payments.bank.refund(gift.intent, 1000)
    await giving.deliverAll()
    expect(await giving.domain.reconcileDonations()).toMatchObject({ differences: 0 })
    expect(await read(gift.donationId)).toMatchObject({ status: 'completed', refunded_cents: 1000 })
    const [, refund] = await mailsTo(gift.email)
    expect(refund?.text).toContain('We refunded money to the card or account you paid with.')
  })

  it('that the bank takes back later becomes a lost dispute, in any order of events', async () => {
    const gift = await debit()
    finish(gift.intent)
    const { bank } = giving.payments
    bank.closeDispute(bank.dispute(gift.intent).id, 'lost')
    for (const event of giving.takeEvents().reverse()) await giving.deliver(event)
    expect(await read(gift.donationId)).toMatchObject({ status: 'disputed', dispute_state: 'lost' })
    const { queueYearlySummaries } = await import('./summary')
    await queueYearlySummaries(new Date(Date.UTC(arrived.getUTCFullYear() + 1, 0, 3)))
    expect((await mailsTo(gift.email)).map(({ kind }) => kind)).not.toContain('donation-year')
  })

  it('begun in December and paid in January is a gift of the new year', async () => {
    const { queueYearlySummaries } = await import('./summary')
    const gift = await giving.open()
    giving.setClock(new Date('2034-12-29T17:00:00Z'))
    giving.payments.bank.pay(gift.intent, BANK)
    giving.setClock(new Date('2035-01-03T17:00:00Z'))
    finish(gift.intent)
    await giving.deliverAll()
    await queueYearlySummaries(new Date('2035-01-05T12:00:00Z'))
    expect((await mailsTo(gift.email)).map(({ kind }) => kind)).toEqual(['donation-receipt'])
    await queueYearlySummaries(new Date('2036-01-05T12:00:00Z'))
    const [, summary] = await mailsTo(gift.email)
    expect(summary?.text).toContain('January 3, 2035')
  })

  it('is listed as in progress if its donor asks for her gifts', async () => {
    const { listDonorGifts, sendGiftLink } = await import('./links')
    const { groupByYear } = await import('./show-gifts')
    const gift = await debit()
    await sendGiftLink(gift.email, '10.2.1.1')
    const [mail] = await mailsTo(gift.email)
    const token = /my-gifts\/([\w-]{43})/.exec(mail?.text)?.[1] ?? ''
    const [year] = groupByYear((await listDonorGifts(token)) ?? [])
    expect(year?.gifts).toMatchObject([{ state: 'On its way from your bank', payPath: null }])
  })
})

describe('a monthly bank debit', () => {
  it('continues from the first debit, and each payment becomes a gift with a receipt once the bank pays', async () => {
    const gift = await debit({ isRecurring: true, frequency: 'monthly' })
    const subscription = giving.findSubscription(gift.intent)
    expect(giving.payments.store.state.subscriptions[subscription]?.status).toBe('active')
    expect(await read(gift.donationId)).toMatchObject({ status: 'pending' })
    finish(gift.intent)
    giving.setClock(laterBy(7))
    const { intent } = giving.payments.bank.renew(subscription)
    giving.setClock(laterBy(10))
    await giving.deliverAll()
    const rows = () => database.sql`select status, payment_method, completed_at from donations
      where donor_email = ${gift.email} order by created_at`
    expect(await rows()).toMatchObject([{ status: 'completed' }])
    finish(intent)
    await giving.deliverAll()
    expect(await rows()).toContainEqual({
      ...{ status: 'completed', payment_method: 'us_bank_account' },
      completed_at: laterBy(10),
    })
    const mails = await mailsTo(gift.email)
    expect(mails.map(({ kind }) => kind)).toEqual(['donation-receipt', 'donation-receipt'])
    for (const part of [sayDay(laterBy(7)), sayDay(laterBy(10)), 'every month']) {
      expect(mails[1]?.text).toContain(part)
    }
  })

  it.each(['in order', 'in reverse'])('emails its donor about a payment that the bank refuses, %s', async (order) => {
    const gift = await debit({ isRecurring: true, frequency: 'monthly' })
    finish(gift.intent)
    await giving.deliverAll()
    giving.setClock(laterBy(7))
    const { intent } = giving.payments.bank.renew(giving.findSubscription(gift.intent))
    giving.setClock(laterBy(10))
    giving.payments.bank.refuseDebit(intent)
    const events = giving.takeEvents()
    for (const event of order === 'in order' ? events : events.reverse()) await giving.deliver(event)
    const [, letter, ...more] = await mailsTo(gift.email)
    expect(letter).toMatchObject({ kind: 'donation-unpaid' })
    for (const part of ['$50.00', sayDay(laterBy(7)), '/donate/gifts']) expect(letter?.text).toContain(part)
    expect(more).toEqual([])
    const [renewal] = await database.sql`select status from donations
      where donor_email = ${gift.email} and is_renewal`
    expect(renewal).toMatchObject({ status: 'pending' })
  })
})
