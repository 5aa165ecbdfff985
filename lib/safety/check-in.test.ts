import { describe, expect, it } from 'vitest'
import {
  advanceCheckIn,
  cancelCheckIn,
  checkInHours,
  endSafely,
  extendCheckIn,
  findNextChange,
  formatRemaining,
  isRunning,
  readDeadline,
  startCheckIn,
} from './check-in'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const noon = Date.UTC(2026, 10, 20, 12)

describe('a check-in in the browser', () => {
  it('is due after exactly the chosen number of hours', () => {
    for (const hours of checkInHours) {
      const checkIn = startCheckIn(hours, noon)
      expect(findNextChange(checkIn)).toEqual({ to: 'reminded', at: noon + hours * HOUR })
      expect(advanceCheckIn(checkIn, noon + hours * HOUR - 1).checkIn.status).toBe('active')
      expect(advanceCheckIn(checkIn, noon + hours * HOUR).checkIn.status).toBe('reminded')
    }
  })

  it('notifies no one, no matter how long it is overdue', () => {
    const { checkIn, changes } = advanceCheckIn(startCheckIn(1, noon), noon + 1000 * HOUR)
    expect(changes).toEqual([{ to: 'reminded', at: noon + HOUR }])
    expect(checkIn.status).toBe('reminded')
    expect(findNextChange(checkIn)).toBeNull()
  })

  it('reminds once, even if checked twice', () => {
    const first = advanceCheckIn(startCheckIn(1, noon), noon + 2 * HOUR)
    expect(advanceCheckIn(first.checkIn, noon + 2 * HOUR).changes).toEqual([])
  })
})

describe('a check-in with a contact', () => {
  const withContact = startCheckIn(1, noon, 15)

  it('reminds at the deadline, asks again after 5 minutes and notifies the contact after 15', () => {
    const due = noon + HOUR
    expect(advanceCheckIn(withContact, due).checkIn.status).toBe('reminded')
    expect(advanceCheckIn(withContact, due + 5 * MINUTE).checkIn.status).toBe('grace')
    expect(advanceCheckIn(withContact, due + 15 * MINUTE - 1).checkIn.status).toBe('grace')
    expect(advanceCheckIn(withContact, due + 15 * MINUTE).checkIn.status).toBe('contact-told')
  })

  it('catches up on every step after a long outage, in order', () => {
    const { changes } = advanceCheckIn(withContact, noon + 10 * HOUR)
    expect(changes.map(({ to }) => to)).toEqual(['reminded', 'grace', 'contact-told'])
    expect(changes.map(({ at }) => at)).toEqual([noon + HOUR, noon + HOUR + 5 * MINUTE, noon + HOUR + 15 * MINUTE])
  })

  it('never asks again after the contact is notified', () => {
    const short = advanceCheckIn(startCheckIn(1, noon, 3), noon + HOUR + 3 * MINUTE)
    expect(short.changes.map(({ at }) => at - noon - HOUR)).toEqual([0, 3 * MINUTE, 3 * MINUTE])
  })

  it('cannot be ended, canceled or extended once the contact is notified', () => {
    const late = noon + 2 * HOUR
    for (const after of [
      endSafely(withContact, late),
      cancelCheckIn(withContact, late),
      extendCheckIn(withContact, 15, late),
    ]) {
      expect(after.status).toBe('contact-told')
    }
  })

  it('can be ended in the last moment of the grace period', () => {
    const ended = endSafely(withContact, noon + HOUR + 15 * MINUTE - 1)
    expect(ended.status).toBe('ended-safely')
    expect(advanceCheckIn(ended, noon + 100 * HOUR).changes).toEqual([])
  })
})

describe('an extension', () => {
  it('is added to a deadline in the future', () => {
    expect(extendCheckIn(startCheckIn(1, noon), 30, noon + 10 * MINUTE).dueAt).toBe(noon + 90 * MINUTE)
  })

  it('counts from now when the deadline has passed, and the check-in runs again', () => {
    const late = noon + 3 * HOUR
    const extended = extendCheckIn(startCheckIn(1, noon), 15, late)
    expect(extended).toEqual({ status: 'active', dueAt: late + 15 * MINUTE, graceMinutes: null })
  })

  it('never moves the deadline past 24 hours from now, and never shortens it', () => {
    const day = startCheckIn(24, noon)
    expect(extendCheckIn(day, 60, noon).dueAt).toBe(day.dueAt)
    expect(extendCheckIn(day, 60, noon + 30 * MINUTE).dueAt).toBe(noon + 24.5 * HOUR)
  })

  it('does not revive a check-in that was ended or canceled', () => {
    const ended = endSafely(startCheckIn(1, noon), noon)
    expect(extendCheckIn(ended, 60, noon)).toBe(ended)
    expect(isRunning(cancelCheckIn(startCheckIn(1, noon), noon))).toBe(false)
  })
})

describe('the stored deadline', () => {
  it('is read back unchanged', () => {
    expect(readDeadline(String(noon + HOUR), noon)).toBe(noon + HOUR)
  })

  it('may have passed while the page was closed', () => {
    expect(readDeadline(String(noon - HOUR), noon)).toBe(noon - HOUR)
  })

  it('is rejected if it is not a plausible deadline', () => {
    for (const text of [null, '', 'soon', '12', '-1', '1e12', String(noon + 25 * HOUR), `${noon}.5`, '9'.repeat(15)]) {
      expect(readDeadline(text, noon)).toBeNull()
    }
  })
})

it('formats the remaining time like a clock', () => {
  const formatted = [0, -5, 1, 59_000, 60_000, 61_001, 3_599_001, 24 * HOUR].map(formatRemaining)
  expect(formatted).toEqual(['0:00', '0:00', '0:01', '0:59', '1:00', '1:02', '1:00:00', '24:00:00'])
})
