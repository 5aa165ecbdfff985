import { describe, expect, it, test } from 'vitest'
import { stateCodes } from '@/db/vocabulary/states'
import { guessZone } from '@/lib/geography/time-zones'
import { dashboard } from '@/lib/site/language/en/dashboard'
import { addDays, findInstant, isTimeZone, parseWallTime, readWallTime, writeWallTime } from './zone'
import { nameZone, readOwnZone, zones } from './zones'

const EAST = 'America/New_York'
const wall = (text: string) => parseWallTime(text) ?? { year: 0, month: 0, day: 0, hour: 0, minute: 0 }

describe('a clock time becomes an instant', () => {
  test.each([
    ['in winter', '2027-01-15T09:30', EAST, '2027-01-15T14:30:00.000Z'],
    ['in summer', '2027-07-15T09:30', EAST, '2027-07-15T13:30:00.000Z'],
    ['at midnight', '2027-01-01T00:00', 'America/Los_Angeles', '2027-01-01T08:00:00.000Z'],
    ['on a leap day', '2028-02-29T12:00', 'Pacific/Honolulu', '2028-02-29T22:00:00.000Z'],
    ['where clocks never change', '2027-07-15T09:30', 'America/Phoenix', '2027-07-15T16:30:00.000Z'],
    ['on the other side of the date line', '2027-07-15T09:30', 'Pacific/Guam', '2027-07-14T23:30:00.000Z'],
    ['a minute before the clocks go forward', '2027-03-14T01:59', EAST, '2027-03-14T06:59:00.000Z'],
    ['in the skipped hour: as long after the gap', '2027-03-14T02:30', EAST, '2027-03-14T07:30:00.000Z'],
    ['just after it', '2027-03-14T03:00', EAST, '2027-03-14T07:00:00.000Z'],
    ['in the repeated hour: the first', '2027-11-07T01:30', EAST, '2027-11-07T05:30:00.000Z'],
    ['after it', '2027-11-07T02:00', EAST, '2027-11-07T07:00:00.000Z'],
  ])('%s', (_, text, zone, instant) => {
    expect(findInstant(wall(text), zone).toISOString()).toBe(instant)
  })

  it('and back, in every zone, around every clock change', () => {
    for (const zone of zones) {
      for (let hour = 0; hour < 24 * 366; hour += 5) {
        const at = new Date(Date.UTC(2028, 0, 1, hour))
        const back = findInstant(readWallTime(at, zone), zone)
        const isTwice =
          writeWallTime(readWallTime(new Date(at.getTime() - 3_600_000), zone)) ===
          writeWallTime(readWallTime(at, zone))
        expect(back.getTime()).toBe(isTwice ? at.getTime() - 3_600_000 : at.getTime())
      }
    }
  })
})

describe('adding calendar days', () => {
  test.each([
    ['a day of 23 hours', '2027-03-13T15:00:00Z', 1, '2027-03-14T14:00:00.000Z'],
    ['a day of 25 hours', '2027-11-06T14:00:00Z', 1, '2027-11-07T15:00:00.000Z'],
    ['into a leap day', '2028-02-28T17:00:00Z', 1, '2028-02-29T17:00:00.000Z'],
    ['past 28 February of a common year', '2027-02-28T17:00:00Z', 1, '2027-03-01T17:00:00.000Z'],
    ['across the end of a year, keeping seconds', '2026-12-30T17:00:07.250Z', 3, '2027-01-02T17:00:07.250Z'],
    ['back', '2027-03-15T14:00:00Z', -3, '2027-03-12T15:00:00.000Z'],
  ])('%s', (_, from, days, to) => {
    expect(addDays(new Date(from), days, EAST).toISOString()).toBe(to)
  })
})

describe('a form value', () => {
  it('is read with and without a time', () => {
    expect(parseWallTime('2027-02-28T09:30')).toEqual({ year: 2027, month: 2, day: 28, hour: 9, minute: 30 })
    expect(parseWallTime('2027-02-28')).toEqual({ year: 2027, month: 2, day: 28, hour: 23, minute: 59 })
  })

  test.each([
    '2027-02-29',
    '2027-13-01',
    '2027-00-10',
    '2027-01-01T24:00',
    '2027-01-01T09:60',
    '2027-1-1',
    '',
    '01/02/2027',
  ])('is rejected when the day does not exist: %s', (text) => {
    expect(parseWallTime(text)).toBeNull()
  })
})

describe('a time zone', () => {
  it('must be a name that the engine knows', () => {
    for (const zone of zones) expect(isTimeZone(zone)).toBe(true)
    for (const zone of ['Mars/Base', '', '+05:00', 'x'.repeat(60)]) expect(isTimeZone(zone)).toBe(false)
  })

  it('is guessed for every state, and has its everyday name', () => {
    for (const state of stateCodes) expect([...zones]).toContain(guessZone(state))
    expect(guessZone(null)).toBe(EAST)
    expect(
      ['IN', 'KY', 'TN', 'ID', 'OR', 'MP', 'VI'].map((state) => guessZone(state as (typeof stateCodes)[number])),
    ).toEqual([
      EAST,
      EAST,
      'America/Chicago',
      'America/Denver',
      'America/Los_Angeles',
      'Pacific/Guam',
      'America/Puerto_Rico',
    ])
    const names = dashboard.zones
    expect(nameZone('America/Chicago', names)).toBe('Central Time')
    expect(nameZone('America/Indiana/Knox', names)).toBe('America/Indiana/Knox')
  })
})

test('a browser that reports UTC says nothing about where she is', () => {
  for (const zone of ['UTC', 'Etc/UTC', 'Etc/GMT+5', 'GMT', '']) expect(readOwnZone(zone), zone).toBeNull()
  expect(readOwnZone('America/Boise')).toBe('America/Boise')
})
