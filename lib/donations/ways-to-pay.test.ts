import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { StoredEvent } from '@/local/payments/state'
import { useDatabase } from '@/tests/support/database'
import { useGiving } from '@/tests/support/giving'
import { feeFor } from './choices'
import { donationInput } from './schema'

process.env.ORG_LEGAL_NAME = 'Sample Organization'
process.env.ORG_EIN = '00-0000000'

const database = useDatabase()
const giving = useGiving()

type Language = 'en' | 'es'
const BANK = '000123456789'
let givers = 0

/** Opened on a page in that language, and not paid yet. */
async function open(given: Record<string, unknown> = {}, language: Language = 'en') {
  const { inLanguage } = await import('@/lib/site/language/speak')
  const input = donationInput.parse({ amount: 5000, donorEmail: `${randomUUID()}@example.org`, ...given })
  givers += 1
  const made = await inLanguage(language, () => giving.domain.createDonation(input, `10.1.${givers % 250}.1`))
  const token = made.payUrl.split('/').at(-1) ?? ''
  return { ...made, token, email: input.donorEmail, intent: made.clientSecret.split('_secret_')[0] ?? '' }
}

/** What the payment service dates itself. */
function setClock(at: string | null): void {
  const seconds = at === null ? null : Date.parse(at) / 1000
  Object.assign(giving.payments.bank, { now: () => seconds ?? Math.floor(Date.now() / 1000) })
}

async function debit(given: Record<string, unknown> = {}, language: Language = 'en') {
  const gift = await open(given, language)
  setClock('2026-11-20T17:00:00Z')
  giving.payments.bank.pay(gift.intent, BANK)
  await giving.deliverAll()
  setClock('2026-11-25T17:00:00Z')
  return gift
}

const finish = (intent: string) =>
  giving.payments.bank.finish(giving.payments.bank.find('payment_intent', giving.payments.store.state.intents, intent))
const read = async (id: string) => (await database.sql`select * from donations where id = ${id}`)[0] ?? {}
const mailsTo = (email: string) => database.sql`
  select kind, subject, blocks::text as text from mail_outbox where recipient = ${email} order by created_at`
const dtoOf = async (id: string) => (await giving.domain.findDonations([id]))[0]
const subscriptionOf = (intent: string) =>
  Object.values(giving.payments.store.state.invoices).find((one) => one.intent === intent)?.parent.subscription_details
    .subscription ?? ''

beforeEach(() => {
  giving.takeEvents()
  setClock(null)
})

describe('a bank debit', () => {
  it.each([
    ['en', 'Bank account', 'November 20, 2026', 'November 25, 2026'],
    ['es', 'Cuenta de banco', '20 de noviembre de 2026', '25 de noviembre de 2026'],
  ] as const)(
    'is pending until the bank pays; its receipt in %s says when it began and when it arrived',
    async (language, method, began, arrived) => {
      const gift = await debit({}, language)
      expect(await read(gift.donationId)).toMatchObject({ status: 'pending', completed_at: null })
      expect(await dtoOf(gift.donationId)).toMatchObject({ paymentMethod: 'us_bank_account', debitState: 'underway' })
      expect(await mailsTo(gift.email)).toEqual([])
      finish(gift.intent)
      await giving.deliverAll()
      expect(await read(gift.donationId)).toMatchObject({
        ...{ status: 'completed', payment_method: 'us_bank_account' },
        completed_at: new Date('2026-11-25T17:00:00Z'),
      })
      const mails = await mailsTo(gift.email)
      expect(mails).toHaveLength(1)
      for (const part of [method, began, arrived]) expect(mails[0]?.text).toContain(part)
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

  it('has the same end with one email when the events come late, twice and in reverse', async () => {
    const gift = await open()
    setClock('2026-11-20T17:00:00Z')
    const { bank } = giving.payments
    bank.pay(gift.intent, BANK)
    setClock('2026-11-25T17:00:00Z')
    bank.refuseDebit(gift.intent)
    bank.cancelIntent(gift.intent, 'abandoned')
    const events = giving.takeEvents().reverse()
    for (const event of [...events, ...events]) await giving.deliver(event)
    expect(await read(gift.donationId)).toMatchObject({ status: 'failed', failed_attempts: 1 })
    expect((await mailsTo(gift.email)).map(({ kind }) => kind)).toEqual(['donation-unpaid'])
  })

  it('that failed before a card paid leaves a completed gift by card, in any order and without a wrong email', async () => {
    const rows = []
    for (const order of [(all: StoredEvent[]) => all, (all: StoredEvent[]) => all.reverse()]) {
      const gift = await open({ isRecurring: true, frequency: 'monthly' })
      setClock('2026-11-20T17:00:00Z')
      const { bank } = giving.payments
      bank.pay(gift.intent, BANK)
      setClock('2026-11-25T17:00:00Z')
      bank.refuseDebit(gift.intent)
      setClock('2026-11-26T17:00:00Z')
      bank.pay(gift.intent, '4242424242424242')
      for (const event of order(giving.takeEvents())) await giving.deliver(event)
      const { status, payment_method, debited_at, debit_failed_at } = await read(gift.donationId)
      rows.push({ status, payment_method, debited_at, debit_failed_at })
    }
    expect(rows[0]).toMatchObject({ status: 'completed', payment_method: 'card' })
    expect(rows[1]).toEqual(rows[0])
  })

  it('is not taken for abandoned while the bank has it, nor while small deposits prove the account', async () => {
    const [begun, proving] = [await debit(), await open()]
    const intent = giving.payments.store.state.intents[proving.intent]
    Object.assign(intent ?? {}, { status: 'requires_action', next_action: { type: 'verify_with_microdeposits' } })
    const unheard = await open()
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

  it('agrees with the payment service while it is under way, when it is paid, and after a refund', async () => {
    const gift = await debit()
    setClock(null)
    expect(await giving.domain.reconcileDonations()).toMatchObject({ differences: 0 })
    finish(gift.intent)
    giving.payments.bank.refund(gift.intent, 1000)
    await giving.deliverAll()
    expect(await giving.domain.reconcileDonations()).toMatchObject({ differences: 0 })
    expect(await read(gift.donationId)).toMatchObject({ status: 'completed', refunded_cents: 1000 })
    const [, refund] = await mailsTo(gift.email)
    expect(refund?.text).toContain('We refunded money to the card or account you paid with.')
  })

  it('that the bank takes back later counts no more: it is disputed and lost, in any order', async () => {
    const gift = await debit()
    finish(gift.intent)
    const { bank } = giving.payments
    bank.closeDispute(bank.dispute(gift.intent).id, 'lost')
    for (const event of giving.takeEvents().reverse()) await giving.deliver(event)
    expect(await read(gift.donationId)).toMatchObject({ status: 'disputed', dispute_state: 'lost' })
    const { queueYearlySummaries } = await import('./summary')
    await queueYearlySummaries(new Date('2027-01-03T12:00:00Z'))
    expect((await mailsTo(gift.email)).map(({ kind }) => kind)).not.toContain('donation-year')
  })

  it('begun in December and paid in January is a gift of the new year', async () => {
    const { queueYearlySummaries } = await import('./summary')
    const gift = await open()
    setClock('2034-12-29T17:00:00Z')
    giving.payments.bank.pay(gift.intent, BANK)
    setClock('2035-01-03T17:00:00Z')
    finish(gift.intent)
    await giving.deliverAll()
    await queueYearlySummaries(new Date('2035-01-05T12:00:00Z'))
    expect((await mailsTo(gift.email)).map(({ kind }) => kind)).toEqual(['donation-receipt'])
    await queueYearlySummaries(new Date('2036-01-05T12:00:00Z'))
    const [, summary] = await mailsTo(gift.email)
    expect(summary?.text).toContain('January 3, 2035')
  })

  it('lets its donor ask for her gifts while it is under way, where she sees it so', async () => {
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
  it('goes on from the first debit, and each payment is a gift with a receipt once the bank has paid it', async () => {
    const gift = await debit({ isRecurring: true, frequency: 'monthly' })
    const subscription = subscriptionOf(gift.intent)
    expect(giving.payments.store.state.subscriptions[subscription]?.status).toBe('active')
    expect(await read(gift.donationId)).toMatchObject({ status: 'pending' })
    finish(gift.intent)
    setClock('2026-12-20T17:00:00Z')
    const { intent } = giving.payments.bank.renew(subscription)
    setClock('2026-12-24T17:00:00Z')
    await giving.deliverAll()
    const rows = () => database.sql`select status, payment_method, completed_at from donations
      where donor_email = ${gift.email} order by created_at`
    expect(await rows()).toMatchObject([{ status: 'completed' }])
    finish(intent)
    await giving.deliverAll()
    expect(await rows()).toContainEqual({
      ...{ status: 'completed', payment_method: 'us_bank_account' },
      completed_at: new Date('2026-12-24T17:00:00Z'),
    })
    const mails = await mailsTo(gift.email)
    expect(mails.map(({ kind }) => kind)).toEqual(['donation-receipt', 'donation-receipt'])
    for (const part of ['December 20, 2026', 'December 24, 2026', 'every month']) {
      expect(mails[1]?.text).toContain(part)
    }
  })

  it.each(['in order', 'in reverse'])('tells its donor of a payment that the bank refuses, %s', async (order) => {
    const gift = await debit({ isRecurring: true, frequency: 'monthly' })
    finish(gift.intent)
    await giving.deliverAll()
    setClock('2026-12-20T17:00:00Z')
    const { intent } = giving.payments.bank.renew(subscriptionOf(gift.intent))
    setClock('2026-12-24T17:00:00Z')
    giving.payments.bank.refuseDebit(intent)
    const events = giving.takeEvents()
    for (const event of order === 'in order' ? events : events.reverse()) await giving.deliver(event)
    const [, letter, ...more] = await mailsTo(gift.email)
    expect(letter).toMatchObject({ kind: 'donation-unpaid' })
    for (const part of ['$50.00', 'December 20, 2026', '/donate/gifts']) expect(letter?.text).toContain(part)
    expect(more).toEqual([])
    const [renewal] = await database.sql`select status from donations
      where donor_email = ${gift.email} and is_renewal`
    expect(renewal).toMatchObject({ status: 'pending' })
  })
})

describe('the way a gift is paid', () => {
  it.each([
    ['4242424242424242', 'card', 'Card'],
    ['apple_pay', 'apple_pay', 'Apple Pay'],
    ['google_pay', 'google_pay', 'Google Pay'],
    ['link', 'link', 'Link'],
  ])('stands in the ledger, the receipt and the spreadsheet: %s', async (card, method, name) => {
    const { writeCsvRows } = await import('./csv')
    const gift = await open()
    giving.payments.bank.pay(gift.intent, card)
    await giving.deliverAll()
    const dto = await dtoOf(gift.donationId)
    expect(dto).toMatchObject({ status: 'completed', paymentMethod: method, debitState: null })
    expect((await mailsTo(gift.email))[0]?.text).toContain(`["Paid with", "${name}"]`)
    expect(dto && writeCsvRows([dto])).toContain(`,${method},`)
  })

  it('is stored even if its report comes last or before its renewal is known', async () => {
    const gift = await open({ isRecurring: true, frequency: 'yearly' })
    giving.payments.bank.pay(gift.intent, 'google_pay')
    giving.payments.bank.renew(subscriptionOf(gift.intent))
    for (const event of giving.takeEvents().reverse()) await giving.deliver(event)
    expect(await database.sql`select payment_method from donations where donor_email = ${gift.email}`).toEqual([
      ...[{ payment_method: 'google_pay' }, { payment_method: 'google_pay' }],
    ])
  })

  it('by another kind than those that the site names is stored as another way, and the receipt leaves it out', async () => {
    const gift = await open()
    giving.payments.bank.pay(gift.intent, '4242424242424242')
    const events = giving.takeEvents()
    for (const { data, type } of events) {
      if (type === 'charge.succeeded') data.object.payment_method_details = { type: 'cashapp' }
    }
    for (const event of events) await giving.deliver(event)
    expect(await read(gift.donationId)).toMatchObject({ status: 'completed', payment_method: 'other' })
    expect((await mailsTo(gift.email))[0]?.text).not.toContain('Paid with')
  })

  it('of a stranger’s payment in the same account leaves nothing here', async () => {
    const gift = await open()
    giving.payments.bank.pay(gift.intent, '4242424242424242')
    const charged = giving.takeEvents().find(({ type }) => type === 'charge.succeeded')
    if (charged) Object.assign(charged.data.object, { payment_intent: 'pi_of_a_shop', metadata: {} })
    expect(await giving.deliver(charged ?? {})).toBe('ignored')
    expect(await database.sql`select from payment_notes where payment_intent_id = 'pi_of_a_shop'`).toHaveLength(0)
  })

  it('is asked for as the operator has switched it on: cards, Link and bank debits, and no other', async () => {
    const gift = await open()
    expect(giving.payments.store.state.intents[gift.intent]?.payment_method_types).toEqual([
      ...['card', 'link', 'us_bank_account'],
    ])
  })
})

describe('the card fee', () => {
  it('is what is missing after the usual 2.9% and 30 cents, to the cent', () => {
    for (const cents of [100, 2500, 5000, 9999, 123_456]) {
      const total = cents + feeFor(cents)
      expect(Math.abs(total - Math.round(total * 0.029 + 30) - cents)).toBeLessThanOrEqual(1)
    }
  })

  it.each([
    ['en', '["Of it, for the card fee", "$1.80"]'],
    ['es', '["De eso, lo que cobra la tarjeta", "$1.80"]'],
  ] as const)(
    'is charged with the gift if the donor chooses so, and stands on the receipt in %s',
    async (language, row) => {
      const gift = await open({ coverFee: true, isRecurring: true, frequency: 'monthly' }, language)
      giving.payments.bank.pay(gift.intent, '4242424242424242')
      giving.payments.bank.renew(subscriptionOf(gift.intent))
      giving.payments.bank.changeAmount(subscriptionOf(gift.intent), 2000)
      giving.payments.bank.renew(subscriptionOf(gift.intent))
      await giving.deliverAll()
      expect(giving.payments.store.state.intents[gift.intent]?.amount).toBe(5180)
      const rows = await database.sql`select amount, fee_cents from donations where donor_email = ${gift.email}`
      expect(rows.map(({ amount, fee_cents }) => [amount, fee_cents]).sort()).toEqual([
        [2000, 0],
        [5180, 180],
        [5180, 180],
      ])
      expect((await mailsTo(gift.email))[0]?.text).toContain(row)
    },
  )

  it('is refused where the sum would pass the most that can be given', () => {
    const given = { amount: 10_000_000, donorEmail: 'a@example.org' }
    expect(donationInput.safeParse(given).success).toBe(true)
    expect(donationInput.safeParse({ ...given, coverFee: true }).success).toBe(false)
  })
})

describe('a gift for someone', () => {
  it.each([
    ['en', 'memory', '["In memory of", "Rosa Vega"]'],
    ['en', undefined, '["In honor of", "Rosa Vega"]'],
    ['es', 'memory', '["En memoria de", "Rosa Vega"]'],
  ] as const)(
    'names them on the receipts in %s (%s), also on the next ones, and nowhere at the payment service',
    async (language, tribute, row) => {
      const gift = await open({ tribute, tributeName: 'Rosa Vega', isRecurring: true, frequency: 'monthly' }, language)
      giving.payments.bank.pay(gift.intent, '4242424242424242')
      giving.payments.bank.renew(subscriptionOf(gift.intent))
      await giving.deliverAll()
      const mails = await mailsTo(gift.email)
      expect(mails).toHaveLength(2)
      for (const { text } of mails) expect(text).toContain(row)
      expect(JSON.stringify(giving.payments.store.state)).not.toContain('Vega')
      expect(await dtoOf(gift.donationId)).toMatchObject({ tribute: tribute ?? 'honor', tributeName: 'Rosa Vega' })
    },
  )

  it('is none without a name', () => {
    const given = { amount: 500, donorEmail: 'a@example.org', tribute: 'memory', tributeName: ' ' }
    expect(donationInput.parse(given)).toMatchObject({ tribute: null, tributeName: null })
  })
})

it.each([
  ['en', 'If your employer matches gifts'],
  ['es', 'Si su trabajo iguala donaciones'],
] as const)('the receipt of an organization with an EIN says in %s what an employer needs', async (language, line) => {
  const gift = await open({}, language)
  giving.payments.bank.pay(gift.intent, '4242424242424242')
  await giving.deliverAll()
  const [mail] = await mailsTo(gift.email)
  for (const part of [line, '00-0000000', 'Sample Organization']) expect(mail?.text).toContain(part)
})
