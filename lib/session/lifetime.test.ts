import { describe, expect, it, test } from 'vitest'
import { findEnd, hasEnded, needsTouch, type SessionTimes } from './lifetime'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const at = (createdAt: number, lastSeen = createdAt, stays = false): SessionTimes => ({ createdAt, lastSeen, stays })

describe('a session', () => {
  test.each<[string, SessionTimes, boolean, number]>([
    ['ends 30 minutes after the last visit', at(0, HOUR), false, HOUR + 30 * MINUTE],
    ['ends 12 hours after it began, regardless of activity', at(0, 12 * HOUR - MINUTE), false, 12 * HOUR],
    ['of staff ends after 15 minutes without a visit', at(0, HOUR), true, HOUR + 15 * MINUTE],
    ['of staff ends after 8 hours, regardless of activity', at(0, 8 * HOUR - MINUTE), true, 8 * HOUR],
    ['that stays signed in ends after 30 days', at(0, 20 * DAY, true), false, 30 * DAY],
    ['that stays signed in ends after 30 days even if never used again', at(0, 0, true), false, 30 * DAY],
    ['of staff is not extended by staying signed in', at(0, HOUR, true), true, HOUR + 15 * MINUTE],
  ])('%s', (_, times, isStaff, end) => {
    expect(findEnd(times, isStaff)).toBe(end)
    expect(hasEnded(times, isStaff, end - 1)).toBe(false)
    expect(hasEnded(times, isStaff, end)).toBe(true)
  })

  it('from the future is invalid: the clock was set back', () => {
    expect(hasEnded(at(10 * MINUTE), false, 6 * MINUTE)).toBe(false)
    expect(hasEnded(at(10 * MINUTE), false, 4 * MINUTE)).toBe(true)
  })

  it('is updated at most once a minute', () => {
    expect(needsTouch(at(0), MINUTE - 1)).toBe(false)
    expect(needsTouch(at(0), MINUTE)).toBe(true)
  })
})
