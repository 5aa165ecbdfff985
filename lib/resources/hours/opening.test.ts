import { describe, expect, test } from 'vitest'
import { findHoliday } from './holidays'
import { describeOpening, type WeeklyHours } from './opening'
import { toInstant } from './zoned-time'

function span(weekday: number, opensAt: string, closesAt: string, timezone = 'America/New_York'): WeeklyHours {
  return { open24h: false, weekday, opensAt, closesAt, timezone }
}
const office = [1, 2, 3, 4, 5].map((day) => span(day, '09:00:00', '17:00:00'))
const every24: WeeklyHours = { open24h: true, weekday: null, opensAt: null, closesAt: null, timezone: null }
const at = (text: string) => new Date(text)
const say = (week: WeeklyHours[], text: string) => describeOpening(week, at(text)).label

describe('an office open Monday to Friday, 9 to 5 Eastern', () => {
  test.each([
    ['2026-11-18T14:00:00Z', 'Open until 5 PM Eastern Time'],
    ['2026-11-18T13:59:59Z', 'Closed. Opens at 9 AM Eastern Time'],
    ['2026-11-18T22:00:00Z', 'Closed. Opens at 9 AM Eastern Time tomorrow'],
    ['2026-11-20T22:30:00Z', 'Closed. Opens at 9 AM Eastern Time on Monday'],
    ['2026-11-21T15:00:00Z', 'Closed. Opens at 9 AM Eastern Time on Monday'],
  ])('at %s: %s', (now, label) => expect(say(office, now)).toBe(label))
})

describe('holidays', () => {
  test('are reported as unknown hours', () => {
    expect(say(office, '2026-11-26T15:00:00Z')).toBe('Today is Thanksgiving Day: hours may differ. Call first')
    expect(describeOpening(office, at('2026-11-26T15:00:00Z')).status).toBe('unknown')
  })

  test('are skipped when finding the next opening', () => {
    expect(say(office, '2026-11-25T23:00:00Z')).toBe('Closed. Opens at 9 AM Eastern Time on Friday')
  })

  test('do not affect places open 24 hours, or closed on that weekday', () => {
    expect(say([every24], '2026-11-26T15:00:00Z')).toBe('Open 24 hours, every day')
    expect(say([span(1, '09:00', '17:00')], '2026-11-26T15:00:00Z')).toBe(
      'Closed. Opens at 9 AM Eastern Time on Monday',
    )
  })

  test('are the eleven federal ones, observed on Friday or Monday when they fall on a weekend', () => {
    expect(findHoliday('2026-07-03')).toBe('Independence Day')
    expect(findHoliday('2026-07-04')).toBe('Independence Day')
    expect(findHoliday('2027-12-31')).toBe('New Year’s Day')
    expect(findHoliday('2023-01-02')).toBe('New Year’s Day')
    expect(findHoliday('2026-05-25')).toBe('Memorial Day')
    expect(findHoliday('2026-01-19')).toBe('Martin Luther King Jr. Day')
    expect(findHoliday('2026-10-12')).toMatch(/^Columbus/)
    expect(findHoliday('2026-11-27')).toBeNull()
  })
})

describe('a span over midnight', () => {
  const night = [5, 6].map((day) => span(day, '20:00', '02:00', 'America/Chicago'))
  test.each([
    ['2026-11-21T03:00:00Z', 'Open until 2 AM Central Time tomorrow'],
    ['2026-11-21T07:00:00Z', 'Open until 2 AM Central Time'],
    ['2026-11-21T08:00:00Z', 'Closed. Opens at 8 PM Central Time'],
    ['2026-11-22T07:30:00Z', 'Open until 2 AM Central Time'],
    ['2026-11-22T09:00:00Z', 'Closed. Opens at 8 PM Central Time on Friday'],
  ])('at %s: %s', (now, label) => expect(say(night, now)).toBe(label))

  test('that began before a holiday is open as published', () => {
    const wednesday = [span(3, '20:00', '02:00')]
    expect(say(wednesday, '2026-11-26T06:00:00Z')).toBe('Open until 2 AM Eastern Time')
  })
})

describe('clock changes', () => {
  const night = [1, 2, 3, 4, 5, 6, 7].map((day) => span(day, '22:00', '06:00'))
  test('a skipped hour and a repeated hour move no closing time', () => {
    expect(say(night, '2026-03-08T09:59:00Z')).toBe('Open until 6 AM Eastern Time')
    expect(describeOpening(night, at('2026-03-08T10:00:00Z')).status).toBe('closed')
    expect(say(night, '2026-11-01T10:59:00Z')).toBe('Open until 6 AM Eastern Time')
    expect(describeOpening(night, at('2026-11-01T11:00:00Z')).status).toBe('closed')
  })

  test('are applied to local times', () => {
    expect(new Date(toInstant('2026-03-08', '02:30', 'America/New_York')).toISOString()).toBe(
      '2026-03-08T07:30:00.000Z',
    )
    expect(new Date(toInstant('2026-11-01', '01:30', 'America/New_York')).toISOString()).toBe(
      '2026-11-01T05:30:00.000Z',
    )
    expect(new Date(toInstant('2026-07-01', '09:00', 'America/Phoenix')).toISOString()).toBe('2026-07-01T16:00:00.000Z')
    expect(new Date(toInstant('2026-07-01', '09:00', 'Pacific/Guam')).toISOString()).toBe('2026-06-30T23:00:00.000Z')
  })
})

test('hours around the clock, written at once or day by day, are 24 hours', () => {
  const daily = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ ...span(day, '00:00', '00:00'), open24h: true }))
  expect(describeOpening([every24], at('2026-11-18T14:00:00Z')).status).toBe('always')
  expect(describeOpening(daily, at('2026-11-18T14:00:00Z')).status).toBe('always')
  expect(say([{ ...span(3, '00:00', '00:00'), open24h: true }], '2026-11-18T14:00:00Z')).toBe(
    'Open until midnight Eastern Time tomorrow',
  )
})

test('a lunch break closes an office, and missing hours are reported as unknown', () => {
  const broken = [span(3, '09:00', '12:00'), span(3, '13:00', '17:30')]
  expect(say(broken, '2026-11-18T15:00:00Z')).toBe('Open until noon Eastern Time')
  expect(say(broken, '2026-11-18T17:30:00Z')).toBe('Closed. Opens at 1 PM Eastern Time')
  expect(say(broken, '2026-11-18T19:00:00Z')).toBe('Open until 5:30 PM Eastern Time')
  expect(describeOpening([span(3, '09:00', '17:00', 'Nowhere/City')], at('2026-11-18T14:00:00Z')).status).toBe(
    'unknown',
  )
  expect(describeOpening([], at('2026-11-18T14:00:00Z'))).toEqual({ status: 'unknown', label: 'Hours not known' })
})
