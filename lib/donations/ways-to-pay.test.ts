import { beforeEach, describe, expect, it } from 'vitest'
import { useDatabase } from '@/tests/support/database'
import { useGiving } from '@/tests/support/giving'
import { feeFor } from './choices'
import { donationInput } from './schema'

process.env.ORG_LEGAL_NAME = 'Sample Organization'
process.env.ORG_EIN = '00-0000000'

const database = useDatabase()
const giving = useGiving()

const read = async (id: string) => (await database.sql`select * from donations where id = ${id}`)[0] ?? {}
const mailsTo = (email: string) => database.sql`
  select blocks::text as text from mail_outbox where recipient = ${email} order by created_at`
const dtoOf = async (id: string) => (await giving.domain.findDonations([id]))[0]

beforeEach(() => giving.takeEvents())

describe('the way a gift is paid', () => {
  it.each([
    ['4242424242424242', 'card', 'Card'],
    ['apple_pay', 'apple_pay', 'Apple Pay'],
    ['google_pay', 'google_pay', 'Google Pay'],
    ['link', 'link', 'Link'],
  ])('stands in the ledger, the receipt and the spreadsheet: %s', async (card, method, name) => {
    const { writeCsvRows } = await import('./csv')
    const gift = await giving.open()
    giving.payments.bank.pay(gift.intent, card)
    await giving.deliverAll()
    const dto = await dtoOf(gift.donationId)
    expect(dto).toMatchObject({ status: 'completed', paymentMethod: method, debitState: null })
    expect((await mailsTo(gift.email))[0]?.text).toContain(`["Paid with", "${name}"]`)
    expect(dto && writeCsvRows([dto])).toContain(`,${method},`)
  })

  it('is stored even if its report comes last or before its renewal is known', async () => {
    const gift = await giving.open({ isRecurring: true, frequency: 'yearly' })
    giving.payments.bank.pay(gift.intent, 'google_pay')
    giving.payments.bank.renew(giving.findSubscription(gift.intent))
    for (const event of giving.takeEvents().reverse()) await giving.deliver(event)
    expect(await database.sql`select payment_method from donations where donor_email = ${gift.email}`).toEqual([
      ...[{ payment_method: 'google_pay' }, { payment_method: 'google_pay' }],
    ])
  })

  it('by another kind than those that the site names is stored as another way, and the receipt leaves it out', async () => {
    const gift = await giving.open()
    giving.payments.bank.pay(gift.intent, '4242424242424242')
    const events = giving.takeEvents()
    for (const { data, type } of events) {
      if (type === 'charge.succeeded') data.object.payment_method_details = { type: 'cashapp' }
    }
    for (const event of events) await giving.deliver(event)
    expect(await read(gift.donationId)).toMatchObject({ status: 'completed', payment_method: 'other' })
    expect((await mailsTo(gift.email))[0]?.text).not.toContain('Paid with')
  })

  it('about an unrelated payment in the same account stores nothing', async () => {
    const gift = await giving.open()
    giving.payments.bank.pay(gift.intent, '4242424242424242')
    const charged = giving.takeEvents().find(({ type }) => type === 'charge.succeeded')
    if (charged) Object.assign(charged.data.object, { payment_intent: 'pi_of_a_shop', metadata: {} })
    expect(await giving.deliver(charged ?? {})).toBe('ignored')
    expect(await database.sql`select from payment_notes where payment_intent_id = 'pi_of_a_shop'`).toHaveLength(0)
  })

  it('offers only the payment methods that the operator enabled: cards, Link and bank debits', async () => {
    const gift = await giving.open()
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
      const gift = await giving.open({ coverFee: true, isRecurring: true, frequency: 'monthly' }, language)
      giving.payments.bank.pay(gift.intent, '4242424242424242')
      giving.payments.bank.renew(giving.findSubscription(gift.intent))
      giving.payments.bank.changeAmount(giving.findSubscription(gift.intent), 2000)
      giving.payments.bank.renew(giving.findSubscription(gift.intent))
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

  it('is refused where the sum would pass the most that can be given, and lifts no amount over the least', () => {
    const given = { amount: 10_000_000, donorEmail: 'a@example.org' }
    expect(donationInput.safeParse(given).success).toBe(true)
    for (const amount of [10_000_000, 80]) {
      expect(donationInput.safeParse({ ...given, amount, coverFee: true }).success).toBe(false)
    }
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
      const gift = await giving.open(
        { tribute, tributeName: 'Rosa Vega', isRecurring: true, frequency: 'monthly' },
        language,
      )
      giving.payments.bank.pay(gift.intent, '4242424242424242')
      giving.payments.bank.renew(giving.findSubscription(gift.intent))
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
  const gift = await giving.open({}, language)
  giving.payments.bank.pay(gift.intent, '4242424242424242')
  await giving.deliverAll()
  const [mail] = await mailsTo(gift.email)
  for (const part of [line, '00-0000000', 'Sample Organization']) expect(mail?.text).toContain(part)
})

it('the plain form sends the box and the names without a script, and the next page says what is charged', async () => {
  const { POST } = await import('@/app/api/donations/create-payment-intent/route')
  const { getPayState } = await import('./gift-page')
  const fields = { preset: '50', custom: '', frequency: 'monthly', coverFee: 'on', tribute: 'memory' }
  const body = new URLSearchParams({
    ...fields,
    donorName: '',
    tributeName: 'Rosa Vega',
    donorEmail: 'plain@example.org',
  })
  const origin = 'http://localhost:3000'
  const request = new Request(`${origin}/api/donations/create-payment-intent`, {
    ...{ method: 'POST', body },
    headers: { origin, 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
  })
  const response = await POST(request, { params: Promise.resolve({}) })
  expect(response.status).toBe(303)
  const [row] = await database.sql`select * from donations where donor_email = 'plain@example.org'`
  expect(response.headers.get('location')).toBe(`/donate/pay/${row?.pay_token}`)
  expect(row).toMatchObject({ amount: 5180, fee_cents: 180, tribute: 'memory', tribute_name: 'Rosa Vega' })
  const pay = await getPayState(row?.pay_token)
  expect(pay).toMatchObject({ state: 'ready', gift: { amount: 5180, feeCents: 180 } })
  expect(JSON.stringify(pay)).not.toContain('Vega')
})
