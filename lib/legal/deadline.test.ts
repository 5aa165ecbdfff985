import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { es } from '@/lib/site/language/words'
import {
  addLimit,
  type CalendarDay,
  countDays,
  type DeadlineRule,
  describeLimit,
  findDeadline,
  formatIsoDay,
  lastWeekday,
  readDay,
} from './deadline'

const { legal: spanish } = es

function day(iso: string): CalendarDay {
  const found = readDay(iso)
  if (!found) throw new Error(`${iso} is no day`)
  return found
}

const add = (iso: string, amount: number, unit: 'days' | 'months' | 'years') =>
  formatIsoDay(addLimit(day(iso), { amount, unit }))
const anyDay = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2200-12-31'), noInvalidDate: true })
  .map((date) => day(date.toISOString().slice(0, 10)))

describe('a calendar day', () => {
  it.each([
    '2025-02-29',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '2100-02-29',
    '2026-1-1',
    '',
    'today',
  ])('is not read from %j', (value) => {
    expect(readDay(value)).toBeNull()
  })

  it('is read and written back the same', () => {
    expect(formatIsoDay(day('2024-02-29'))).toBe('2024-02-29')
    expect(formatIsoDay(day('0042-03-01'))).toBe('0042-03-01')
    fc.assert(fc.property(anyDay, (one) => formatIsoDay(day(formatIsoDay(one))) === formatIsoDay(one)))
  })
})

describe('a time limit', () => {
  it('ends on the same day of a later year', () => {
    expect(add('2026-11-20', 3, 'years')).toBe('2029-11-20')
  })

  it.each([
    // On February 28 when the later year has no 29th, and never on March 1.
    ['2024-02-29', 1, 'years', '2025-02-28'],
    ['2024-02-29', 4, 'years', '2028-02-29'],
    ['2096-02-29', 4, 'years', '2100-02-28'],
    ['1996-02-29', 4, 'years', '2000-02-29'],
    // On the same day of a later month, or on its last day.
    ['2025-06-15', 18, 'months', '2026-12-15'],
    ['2025-08-31', 18, 'months', '2027-02-28'],
    ['2026-08-31', 18, 'months', '2028-02-29'],
    ['2025-12-01', 1, 'months', '2026-01-01'],
    // Across month ends, year ends and a leap day.
    ['2025-12-31', 180, 'days', '2026-06-29'],
    ['2023-12-31', 180, 'days', '2024-06-28'],
    ['2024-02-28', 1, 'days', '2024-02-29'],
    ['2025-02-28', 1, 'days', '2025-03-01'],
  ] as const)('from %s of %i %s ends on %s', (from, amount, unit, end) => {
    expect(add(from, amount, unit)).toBe(end)
  })

  it('of some days ends that many days later', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 3000 }), (from, amount) => {
        expect(countDays(from, addLimit(from, { amount, unit: 'days' }))).toBe(amount)
      }),
    )
  })

  it('is described in words', () => {
    expect(describeLimit({ amount: 1, unit: 'years' })).toBe('1 year')
    expect(describeLimit({ amount: 180, unit: 'days' })).toBe('180 days')
    expect(describeLimit({ amount: 1, unit: 'years' }, spanish.tool.deadline.units)).toBe('1 año')
  })
})

describe('the last weekday', () => {
  it('is the preceding Friday on a weekend, and otherwise the day itself', () => {
    expect(formatIsoDay(lastWeekday(day('2026-11-21')))).toBe('2026-11-20')
    expect(formatIsoDay(lastWeekday(day('2026-11-22')))).toBe('2026-11-20')
    expect(formatIsoDay(lastWeekday(day('2026-11-23')))).toBe('2026-11-23')
    expect(formatIsoDay(lastWeekday(day('1969-12-28')))).toBe('1969-12-26')
  })

  it('is never later, and is a weekday', () => {
    fc.assert(
      fc.property(anyDay, (one) => {
        const last = lastWeekday(one)
        const weekday = new Date(`${formatIsoDay(last)}T00:00:00Z`).getUTCDay()
        expect(weekday).toBeGreaterThanOrEqual(1)
        expect(weekday).toBeLessThanOrEqual(5)
        expect(countDays(last, one)).toBeGreaterThanOrEqual(0)
        expect(countDays(last, one)).toBeLessThanOrEqual(2)
      }),
    )
  })
})

describe('the end of the time to apply', () => {
  const rules: DeadlineRule[] = [
    { since: '2019-10-01', limit: { amount: 3, unit: 'years' } },
    { limit: { amount: 1, unit: 'years' } },
  ]
  const today = day('2026-11-20')
  const find = (crime: string, by = rules, now = today) => {
    const answer = findDeadline(by, crime, now)
    return answer.kind === 'dated' ? `${formatIsoDay(answer.deadline)} ${answer.daysLeft}` : answer.kind
  }

  it('follows the rule for crimes on that day', () => {
    expect(find('2019-10-01')).toBe('2022-10-01 -1511')
    expect(find('2019-09-30')).toBe('2020-09-30 -2242')
  })

  it('counts the days that are left, down to zero and below', () => {
    expect(find('2023-11-21')).toBe('2026-11-21 1')
    expect(find('2023-11-20')).toBe('2026-11-20 0')
    expect(find('2023-11-19')).toBe('2026-11-19 -1')
  })

  it('accepts a crime dated today, but not tomorrow', () => {
    expect(find('2026-11-20')).toBe('2029-11-20 1096')
    expect(find('2026-11-21')).toBe('future')
  })

  it('reports that there is no rule, rather than guessing one', () => {
    expect(find('2023-04-07', [{ since: '2023-04-08', limit: { amount: 5, unit: 'years' } }])).toBe('no-rule')
    expect(find('2020-01-01', [])).toBe('no-rule')
  })

  it('runs until a birthday for someone who was under the age of the law, and only for her', () => {
    const child = { limit: { amount: 1, unit: 'years' }, child: { under: 18, until: 21 } } as const
    const until = (crime: string, born: string) => {
      const answer = findDeadline([child], crime, today, born)
      return answer.kind === 'dated' ? `${formatIsoDay(answer.deadline)} ${answer.isByAge}` : answer.kind
    }
    expect(until('2025-03-01', '2007-03-02')).toBe('2028-03-02 true')
    expect(until('2025-03-01', '2007-03-01')).toBe('2026-03-01 false')
    expect(until('2025-03-01', '')).toBe('2026-03-01 false')
    expect(until('2025-03-01', '2008-02-29')).toBe('2029-02-28 true')
  })

  it('reports a day that cannot be read', () => {
    expect(find('2025-02-29')).toBe('unreadable')
    expect(find('')).toBe('unreadable')
  })
})
