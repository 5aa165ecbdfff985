import { expect, test } from 'vitest'
import { findMailTime, findNextHour, isInHours } from './mail-time'

const hours = { timeZone: 'America/Chicago', mailFromHour: 10, mailToHour: 16 }
const now = new Date('2027-01-01T12:00:00Z')
const at = (due: string, days: number | null, from = now) =>
  findMailTime(new Date(due), days, hours, from)?.toISOString() ?? null

test('an email is sent on the day and at the first hour she chose, by her clock', () => {
  expect(at('2027-01-20T21:00:00Z', 0)).toBe('2027-01-20T16:00:00.000Z')
  expect(at('2027-01-20T21:00:00Z', 1)).toBe('2027-01-19T16:00:00.000Z')
  expect(at('2027-01-20T21:00:00Z', 3)).toBe('2027-01-17T16:00:00.000Z')
  expect(at('2027-01-20T21:00:00Z', 7)).toBe('2027-01-13T16:00:00.000Z')
  expect(at('2027-03-14T21:00:00Z', 0)).toBe('2027-03-14T15:00:00.000Z')
})

test('a reminder due before her hours begin is emailed the day before', () => {
  expect(at('2027-01-20T14:00:00Z', 0)).toBe('2027-01-19T16:00:00.000Z')
})

test('a missed email is sent in her next hours, if it is still of use', () => {
  expect(at('2027-01-20T21:00:00Z', 3, new Date('2027-01-19T04:00:00Z'))).toBe('2027-01-19T16:00:00.000Z')
  expect(at('2027-01-20T21:00:00Z', 3, new Date('2027-01-19T18:00:00Z'))).toBe('2027-01-19T18:00:00.000Z')
  expect(at('2027-01-20T21:00:00Z', 0, new Date('2027-01-20T22:00:00Z'))).toBeNull()
  expect(at('2027-01-20T05:00:00Z', 0, new Date('2027-01-19T23:00:00Z'))).toBeNull()
})

test('no email is sent unless she asked for one', () => {
  expect(at('2027-01-20T21:00:00Z', null)).toBeNull()
})

test('her hours begin and end when she says', () => {
  expect(isInHours(new Date('2027-01-20T15:59:59Z'), hours)).toBe(false)
  expect(isInHours(new Date('2027-01-20T16:00:00Z'), hours)).toBe(true)
  expect(isInHours(new Date('2027-01-20T21:59:59Z'), hours)).toBe(true)
  expect(isInHours(new Date('2027-01-20T22:00:00Z'), hours)).toBe(false)
  expect(findNextHour(new Date('2027-01-20T22:00:00Z'), hours).toISOString()).toBe('2027-01-21T16:00:00.000Z')
})
