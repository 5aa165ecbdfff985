import { expect, it, test } from 'vitest'
import { formatEasternMoment, readEasternInput, writeEasternInput } from './eastern-time'

test.each([
  ['2026-01-15T09:30', '2026-01-15T14:30:00.000Z'],
  ['2026-07-15T09:30', '2026-07-15T13:30:00.000Z'],
  ['2026-03-08T01:59', '2026-03-08T06:59:00.000Z'],
  ['2026-03-08T03:00', '2026-03-08T07:00:00.000Z'],
  ['2026-12-31T23:00', '2027-01-01T04:00:00.000Z'],
])('%s Eastern is %s', (text, iso) => {
  expect(readEasternInput(text)?.toISOString()).toBe(iso)
  expect(writeEasternInput(new Date(iso))).toBe(text)
})

test.each(['', 'tomorrow', '2026-13-01T00:00', '2026-01-15'])('%j is not a date and time', (text) => {
  expect(readEasternInput(text)).toBeNull()
})

it('names the time zone', () => {
  expect(formatEasternMoment('2026-07-15T13:30:00Z')).toBe('Jul 15, 2026, 9:30 AM ET')
})
