import { describe, expect, it } from 'vitest'
import { describeFreshness, listAgeBounds, readAge, shiftDate } from './freshness'

/** Noon in New York, in winter. */
const now = new Date('2026-11-21T17:00:00Z')
const checked = (verifiedOn: string | null) => ({
  isVerified: true,
  verifiedOn,
  verifiedPrecision: 'day' as const,
  listedBy: null,
  listedOn: null,
})

describe('the age of a check', () => {
  it.each([
    ['2026-11-21', 0, 'fresh'],
    ['2026-08-24', 89, 'fresh'],
    ['2026-08-23', 90, 'aging'],
    ['2025-11-21', 365, 'aging'],
    ['2025-11-20', 366, 'stale'],
    ['1999-01-01', 10_186, 'stale'],
    // A check cannot have been made tomorrow; a wrong clock is not held against the record.
    ['2026-11-22', 0, 'fresh'],
  ])('of %s, %i days ago, is %s', (verifiedOn, _, age) => {
    expect(readAge(checked(verifiedOn), now)).toBe(age)
  })

  it('changes at midnight in New York, not UTC, in summer and in winter', () => {
    const winter = checked('2025-11-20')
    expect(readAge(winter, new Date('2026-11-21T04:59:59Z'))).toBe('aging')
    expect(readAge(winter, new Date('2026-11-21T05:00:00Z'))).toBe('stale')
    const summer = checked('2025-07-01')
    expect(readAge(summer, new Date('2026-07-02T03:59:59Z'))).toBe('aging')
    expect(readAge(summer, new Date('2026-07-02T04:00:00Z'))).toBe('stale')
  })

  it('counts calendar days across a clock change', () => {
    expect(readAge(checked('2026-01-01'), new Date('2026-03-31T04:30:00Z'))).toBe('fresh')
    expect(readAge(checked('2026-01-01'), new Date('2026-04-01T04:30:00Z'))).toBe('aging')
  })

  it('is “never” without a date, and “stale” when staff removed the mark', () => {
    expect(readAge(checked(null), now)).toBe('never')
    expect(readAge({ ...checked('2026-11-20'), isVerified: false }, now)).toBe('stale')
    expect(readAge({ ...checked(null), isVerified: false }, now)).toBe('never')
  })

  it('agrees with the listed bounds', () => {
    const { aging, stale } = listAgeBounds(now)
    expect(readAge(checked(aging), now)).toBe('aging')
    expect(readAge(checked(stale), now)).toBe('aging')
    expect(readAge(checked(shiftDate(aging, 1)), now)).toBe('fresh')
    expect(readAge(checked(shiftDate(stale, -1)), now)).toBe('stale')
  })
})

describe('the badge', () => {
  it.each([
    [checked('2026-11-20'), 'Verified on Nov 20, 2026', 'verified'],
    [checked('2025-11-21'), 'Verified on Nov 21, 2025', 'verified'],
    [checked('2025-11-20'), 'Not checked since Nov 20, 2025', 'stale'],
    [{ ...checked('2026-07-01'), verifiedPrecision: 'month' as const }, 'Verified in Jul 2026', 'verified'],
    [{ ...checked('2024-01-01'), verifiedPrecision: 'year' as const }, 'Not checked since 2024', 'stale'],
    [{ ...checked('2026-11-20'), isVerified: false }, 'Not checked since Nov 20, 2026', 'stale'],
    [{ ...checked(null), verifiedPrecision: null }, 'Date of last check unknown', 'unknown'],
    [{ ...checked(null), listedBy: 'HUD', listedOn: '2026-07-19' }, 'Listed by HUD, Jul 2026', 'listed'],
    [{ ...checked(null), isVerified: false, listedBy: 'HUD' }, 'Listed by HUD. We have not called it yet', 'listed'],
    [
      { ...checked(null), isVerified: false, listedBy: 'the Des Moines Register', listedOn: '2015-09-01' },
      'Listed by the Des Moines Register, Sep 2015. We have not called it yet',
      'listed',
    ],
    [{ ...checked(null), isVerified: false }, 'Not confirmed: found in public lists', 'unconfirmed'],
    [{ ...checked('2026-11-20'), listedBy: 'HUD', listedOn: '2026-07-19' }, 'Verified on Nov 20, 2026', 'verified'],
  ])('of %j says %s', (entry, label, state) => {
    expect(describeFreshness(entry, now)).toEqual({ label, state })
  })
})
