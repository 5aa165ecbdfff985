import { describe, expect, it, test } from 'vitest'
import { en, es } from '@/lib/site/language/words'
import { chooseCents, readCents } from './choices'
import { donationInput } from './schema'

const { give: english } = en
const { give: spanish } = es

const base = { donorEmail: 'ann@example.org' }
const read = (given: object) => donationInput.safeParse({ ...base, ...given })

describe('cents', () => {
  test.each([
    ['25', 2500],
    ['12.5', 1250],
    ['12.345', 1235],
    ['1.005', 101],
    ['0.1', 10],
    ['.5', 50],
    ['$1,200.75', 120_075],
    [' 7 ', 700],
    ['19.99', 1999],
    ['1.115', 112],
  ])('from %s dollars are %i', (typed, cents) => expect(readCents(typed)).toBe(cents))

  test.each(['', '0', '-5', 'abc', '1e5', '1,2,3', '0.004', 'NaN', 'Infinity', '12.3.4', '9'.repeat(12)])(
    'cannot be read from "%s"',
    (typed) => expect(readCents(typed)).toBeNull(),
  )

  it('come from the typed amount first, then the chosen one', () => {
    expect(chooseCents('12', '50')).toBe(1200)
    expect(chooseCents('  ', '50')).toBe(5000)
    expect(chooseCents('', '')).toBeNull()
    expect(chooseCents('abc', '50')).toBeNull()
  })
})

describe('a gift', () => {
  it('requires an amount and an address, and nothing else', () => {
    expect(read({ amount: 5000 }).data).toEqual({
      amount: 5000,
      donorName: null,
      donorEmail: 'ann@example.org',
      isRecurring: false,
      frequency: null,
      isAnonymous: false,
      isNeutral: false,
      feeCents: 0,
      tribute: null,
      tributeName: null,
    })
  })

  test.each([99, 0, -100, 10_000_001, 100.5, '5000', null, Number.NaN])('of %s cents is refused', (amount) => {
    expect(read({ amount }).success).toBe(false)
  })

  test.each([100, 10_000_000])('of %i cents is accepted', (amount) => expect(read({ amount }).success).toBe(true))

  it('has no frequency unless it recurs, and then requires one', () => {
    expect(read({ amount: 500, frequency: 'monthly' }).data?.frequency).toBeNull()
    expect(read({ amount: 500, isRecurring: true, frequency: 'yearly' }).data?.frequency).toBe('yearly')
    expect(read({ amount: 500, isRecurring: true, frequency: null }).error?.issues).toMatchObject([
      { path: ['frequency'], message: 'Please choose monthly or yearly.' },
    ])
    expect(read({ amount: 500, isRecurring: true, frequency: 'weekly' }).success).toBe(false)
  })

  it('is read in dollars from the plain form', () => {
    expect(read({ preset: '25' }).data?.amount).toBe(2500)
    expect(read({ preset: '25', custom: '7.50' }).data?.amount).toBe(750)
    expect(read({ preset: '25', custom: 'much' }).error?.issues).toMatchObject([{ path: ['amount'] }])
    expect(read({}).success).toBe(false)
  })

  test.each([
    { status: 'completed' },
    { id: '0b9fe1c8-2c3b-4b8f-9e7b-0a6d5d8f2c11' },
    { createdAt: '2020-01-01T00:00:00Z' },
    { paymentIntentId: 'pi_1' },
    { refundedCents: 5 },
    { feeCents: 5 },
    { paymentMethod: 'card' },
  ])('cannot set fields that are not the donor’s: %j', (more) =>
    expect(read({ amount: 500, ...more }).success).toBe(false),
  )

  it('accepts only one plain address', () => {
    for (const donorEmail of ['', 'ann', 'a@b.org,c@d.org', 'a@b.org\r\nBcc: c@d.org']) {
      expect(read({ amount: 500, donorEmail }).success, donorEmail).toBe(false)
    }
  })
})

it('says in dollars, in both languages, what one payment a year saves in card fees over twelve of the same sum', () => {
  const fee = (cents: number) => cents * 0.029 + 30
  for (const amount of [100, 5_000, 100_000]) {
    const saved = (12 * fee(amount) - fee(12 * amount)) / 100
    for (const { form } of [english, spanish]) expect(form.yearlyNote).toContain(`$${saved.toFixed(2)}`)
  }
})
