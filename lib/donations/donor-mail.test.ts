import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { useDatabase } from '@/tests/support/database'
import { useGiving } from '@/tests/support/giving'
import { withoutRandom } from '@/tests/support/without-random'
import { donationInput } from './schema'

const database = useDatabase()
const giving = useGiving()

async function give(given: Record<string, unknown> = {}) {
  const input = donationInput.parse({ amount: 30_000, donorEmail: `${randomUUID()}@example.org`, ...given })
  const { donationId, clientSecret } = await giving.domain.createDonation(input, null)
  const intent = clientSecret.split('_secret_')[0] ?? ''
  giving.payments.bank.pay(intent, '4242424242424242')
  await giving.deliverAll()
  return { donationId, intent, email: input.donorEmail }
}

async function inSpanish<Result>(make: () => Result | Promise<Result>): Promise<Result> {
  const { inLanguage } = await import('@/lib/site/language/speak')
  return inLanguage('es', make)
}

const mailsTo = (email: string) => database.sql`
  select key, kind, subject, preheader, blocks::text as text from mail_outbox where recipient = ${email} order by created_at`

beforeEach(() => giving.takeEvents())

describe('the receipt', () => {
  it('is sent once with the gift, and says what the IRS requires', async () => {
    const { donationId, email } = await give({ donorName: 'Ann Lee' })
    const mails = await mailsTo(email)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ key: `donation-receipt:${donationId}`, subject: 'Your receipt from Marigold' })
    for (const part of [
      'Marigold',
      '$300.00',
      'Ann Lee',
      'No goods or services were given in exchange for this gift.',
      donationId,
    ]) {
      expect(mails[0]?.text).toContain(part)
    }
    // This site is not configured as a nonprofit.
    expect(withoutRandom(mails[0]?.text)).not.toMatch(/501|nonprofit|EIN|employer/)
    expect(mails[0]?.text).toMatch(/"Date", "\w+ \d+, \d{4}"/)
    const [row] = await database.sql`select receipt_queued_at from donations where id = ${donationId}`
    expect(row?.receipt_queued_at).toBeInstanceOf(Date)
  })

  it('reveals nothing on a locked screen', async () => {
    const { findTellingWords } = await import('@/lib/mail/render')
    const { email } = await give({ isNeutral: true })
    const [mail] = await mailsTo(email)
    expect(mail?.subject).toBe('Your receipt')
    expect(findTellingWords(`${mail?.subject} ${mail?.preheader}`)).toEqual([])
  })

  it('is corrected when part of the gift is refunded', async () => {
    const { intent, email } = await give()
    giving.payments.bank.refund(intent, 5000)
    await giving.deliverAll()
    const mails = await mailsTo(email)
    expect(mails.map(({ kind }) => kind)).toEqual(['donation-receipt', 'donation-refund'])
    expect(mails[1]?.text).toContain('$250.00')
  })
})

describe('a gift from a Spanish page', () => {
  it('has its payment page and emails in Spanish, and so do its renewals', async () => {
    const email = `${randomUUID()}@example.org`
    const given = donationInput.parse({ amount: 5000, donorEmail: email, isRecurring: true, frequency: 'monthly' })
    const { payUrl, clientSecret } = await inSpanish(() => giving.domain.createDonation(given, null))
    expect(payUrl).toMatch(/^\/es\/donate\/pay\//)
    giving.payments.bank.pay(clientSecret.split('_secret_')[0] ?? '', '4242424242424242')
    await giving.deliverAll()
    const [subscription] = Object.values(giving.payments.store.state.subscriptions).slice(-1)
    giving.payments.bank.renew(subscription?.id ?? '')
    await giving.deliverAll()
    const mails = await mailsTo(email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Su recibo de Marigold', 'Su recibo de Marigold'])
    for (const part of ['Gracias.', '$50.00 en dinero', 'Esta donación se hace cada mes.', '/es/donate/gifts'])
      expect(mails[1]?.text).toContain(part)
    const rows = await database.sql`select distinct language from mail_outbox where recipient = ${email}`
    expect(rows).toEqual([{ language: 'es' }])
  })

  it('is summarized in the language of her last gift', async () => {
    const { queueYearlySummaries } = await import('./summary')
    const email = `${randomUUID()}@example.org`
    await database.sql`insert into donations (amount, donor_email, status, completed_at, language) values
      (2500, ${email}, 'completed', '2036-05-05T12:00:00Z', 'en'), (2500, ${email}, 'completed', '2036-06-05T12:00:00Z', 'es')`
    expect(await queueYearlySummaries(new Date('2037-01-02T12:00:00Z'))).toBe(1)
    const [mail] = await mailsTo(email)
    expect(mail?.subject).toBe('Su resumen de 2036 de Marigold')
    for (const part of ['Todo 2036', '5 de junio de 2036']) expect(mail?.text).toContain(part)
  })

  it('is listed in Spanish through a link requested there', async () => {
    const { sendGiftLink, listDonorGifts } = await import('./links')
    const { groupByYear } = await import('./show-gifts')
    const { email } = await give()
    await inSpanish(() => sendGiftLink(email, '10.8.1.1'))
    const link = (await mailsTo(email)).find(({ kind }) => kind === 'gift-link')
    expect(link?.subject).toBe('Su enlace de Marigold')
    const token = /\/es\/donate\/my-gifts\/([\w-]{43})/.exec(link?.text)?.[1] ?? ''
    const gifts = (await listDonorGifts(token)) ?? []
    const [year] = await inSpanish(() => groupByYear(gifts))
    expect(year?.gifts[0]).toMatchObject({ what: 'Una vez', state: 'Recibida' })
  })
})

describe('the card statement and the data sent to the payment service', () => {
  it('are neutral on request, and never name the donor of a one-time gift', async () => {
    const [plain, neutral] = [await give(), await give({ isNeutral: true, donorName: 'Canary' })]
    const { intents } = giving.payments.store.state
    expect(intents[plain.intent]).toMatchObject({
      statement_descriptor_suffix: 'GIFT',
      description: 'Gift to Marigold',
    })
    expect(intents[neutral.intent]).toMatchObject({ statement_descriptor_suffix: 'SVC', description: 'Marigold' })
    expect(JSON.stringify(intents[neutral.intent])).not.toContain('Canary')
  })
})

describe('the yearly summary', () => {
  it('is sent once to each donor early in the next year, with every gift', async () => {
    const { queueYearlySummaries } = await import('./summary')
    const email = `${randomUUID()}@example.org`
    const gifts = [await give({ donorEmail: email }), await give({ donorEmail: email, amount: 1234 })]
    giving.payments.bank.refund(gifts[0]?.intent ?? '', 10_000)
    await giving.deliverAll()
    await database.sql`update donations set completed_at = '2031-06-01T12:00:00Z' where donor_email = ${email}`
    expect(await queueYearlySummaries(new Date('2031-12-31T12:00:00Z'))).toBe(0)
    expect(await queueYearlySummaries(new Date('2032-04-01T12:00:00Z'))).toBe(0)
    expect(await queueYearlySummaries(new Date('2032-01-02T12:00:00Z'))).toBe(1)
    expect(await queueYearlySummaries(new Date('2032-01-03T12:00:00Z'))).toBe(0)
    const mail = (await mailsTo(email)).find(({ kind }) => kind === 'donation-year')
    expect(mail?.subject).toBe('Your 2031 summary from Marigold')
    for (const part of ['$200.00', '$12.34', '$212.34', 'No goods or services']) expect(mail?.text).toContain(part)
  })
})

describe('the yearly summaries of very many donors', () => {
  it('are all queued in one run, in the bulk lane, and a stopped run resumes where it was', async () => {
    const { queueYearlySummaries } = await import('./summary')
    await database.sql`insert into donations (amount, donor_email, status, completed_at, created_at)
      select 2500, 'many' || i || '@example.org', 'completed', '2040-05-05T12:00:00Z', '2040-05-05T12:00:00Z'
      from generate_series(1, 700) i`
    const stopped = AbortSignal.abort()
    expect(await queueYearlySummaries(new Date('2041-01-02T12:00:00Z'), stopped)).toBe(0)
    expect(await queueYearlySummaries(new Date('2041-01-02T12:00:00Z'))).toBe(700)
    const [row] = await database.sql`
      select count(*)::int as count from mail_outbox where kind = 'donation-year' and is_bulk and key like '%:2040:%'`
    expect(row?.count).toBe(700)
  }, 60_000)
})

describe('the link to her gifts', () => {
  const ask = async (email: string, now?: Date) => {
    const { sendGiftLink } = await import('./links')
    await sendGiftLink(email, `10.9.${Math.floor(Math.random() * 250)}.1`, now)
    const mails = await mailsTo(email)
    return mails
      .filter(({ kind }) => kind === 'gift-link')
      .map(({ text }) => /my-gifts\/([\w-]{43})/.exec(text)?.[1] ?? '')
  }

  it('shows her gifts for an hour', async () => {
    const { listDonorGifts } = await import('./links')
    const { donationId, email } = await give()
    const [token = ''] = await ask(email)
    expect(await listDonorGifts(token)).toMatchObject([{ id: donationId, amount: 30_000, status: 'completed' }])
    expect(await listDonorGifts(token, new Date(Date.now() + 3_601_000))).toBeNull()
    expect(await listDonorGifts('A'.repeat(43))).toBeNull()
    expect(await database.sql`select from donor_links where token_hash = ${token}`).toHaveLength(0)
  })

  it('is emailed only to donors, and never often', async () => {
    expect(await ask('stranger@example.org')).toEqual([])
    const { email } = await give()
    for (let count = 0; count < 5; count += 1) await ask(email)
    expect(await ask(email)).toHaveLength(3)
  })

  it('shows when a recurring gift ends or ended, and where to pay a pending one', async () => {
    const { listDonorGifts } = await import('./links')
    const { groupByYear, listRecurring } = await import('./show-gifts')
    const email = `${randomUUID()}@example.org`
    const { bank, store } = giving.payments
    const find = (intent: string) =>
      Object.values(store.state.invoices).find((one) => one.intent === intent)?.parent.subscription_details
        .subscription ?? ''
    const monthly = { donorEmail: email, isRecurring: true, frequency: 'monthly' }
    const [going, ending, ended] = [await give(monthly), await give(monthly), await give(monthly)]
    bank.cancelLater(find(ending.intent), Date.parse('2032-05-03T12:00:00Z') / 1000)
    bank.cancelSubscription(find(ended.intent))
    const open = await giving.domain.createDonation(donationInput.parse({ amount: 700, donorEmail: email }), null)
    await giving.deliverAll()
    const [token = ''] = await ask(email)
    const gifts = (await listDonorGifts(token)) ?? []
    const ends = Object.fromEntries(listRecurring(gifts).map(({ id, isGoingOn, end }) => [id, [isGoingOn, end]]))
    const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'America/New_York' }).format(
      new Date(),
    )
    expect(ends).toEqual({
      [going.donationId]: [true, ''],
      [ending.donationId]: [true, 'Ends May 3, 2032.'],
      [ended.donationId]: [false, `Ended ${today}.`],
    })
    const paths = groupByYear(gifts).flatMap(({ gifts: ofYear }) => ofYear.map(({ payPath }) => payPath))
    expect(paths.filter(Boolean)).toEqual([open.payUrl])
  })

  it('opens the page for changing her own recurring gift only', async () => {
    const { openPortal } = await import('./links')
    const mine = await give({ isRecurring: true, frequency: 'monthly' })
    const other = await give({ isRecurring: true, frequency: 'monthly' })
    const [token = ''] = await ask(mine.email)
    expect(await openPortal(token, mine.donationId)).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/portal\/bps_\w+$/)
    await expect(openPortal(token, other.donationId)).rejects.toMatchObject({ code: 'not-found' })
  })
})
