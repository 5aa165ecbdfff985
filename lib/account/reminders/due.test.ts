import { describe, expect, it, test } from 'vitest'
import { findMailTime, findNextHour, getDueState, isInHours, listUrgent, sortReminders } from './due'

const EAST = 'America/New_York'
const open = (dueDate: string, id = 'a') => ({ id, dueDate, completed: false })
const done = (dueDate: string, id = 'a') => ({ id, dueDate, completed: true })

describe('a reminder', () => {
  test.each([
    ['is overdue a moment after it was due', '2027-01-15T16:59:59.999Z', '2027-01-15T17:00:00Z', 'overdue'],
    ['is not yet overdue at the moment it is due', '2027-01-15T17:00:00Z', '2027-01-15T17:00:00Z', 'due-soon'],
    ['is due soon three days ahead', '2027-01-18T17:00:00Z', '2027-01-15T17:00:00Z', 'due-soon'],
    [
      'is not due soon a moment more than three days ahead',
      '2027-01-18T17:00:00.001Z',
      '2027-01-15T17:00:00Z',
      'later',
    ],
    // Her clock shows 09:00 on the 12th and the 15th, but only 71 hours lie between.
    ['is due soon at the same hour, over a short day', '2027-03-15T13:00:00Z', '2027-03-12T14:00:00Z', 'due-soon'],
    ['is later an hour after that, 72 hours ahead', '2027-03-15T14:00:00Z', '2027-03-12T14:00:00Z', 'later'],
    ['is due soon 73 hours ahead, over a long day', '2027-11-08T14:00:00Z', '2027-11-05T13:00:00Z', 'due-soon'],
    ['is due soon from the leap day on', '2028-03-03T17:00:00Z', '2028-02-29T17:00:00Z', 'due-soon'],
    ['is later on the day before a leap day', '2028-03-03T17:00:00Z', '2028-02-28T17:00:00Z', 'later'],
    [
      'due at midnight is overdue once the day has begun',
      '2027-01-15T05:00:00Z',
      '2027-01-15T05:00:00.001Z',
      'overdue',
    ],
    [
      'due at the end of a day is not overdue in its last minute',
      '2027-01-16T04:59:00Z',
      '2027-01-16T04:58:30Z',
      'due-soon',
    ],
  ])('%s', (_, dueDate, now, state) => {
    expect(getDueState(open(dueDate), new Date(now), EAST)).toBe(state)
  })

  it('that is completed is neither, however long ago it was due', () => {
    expect(getDueState(done('2001-01-01T00:00:00Z'), new Date('2027-01-15T17:00:00Z'), EAST)).toBe('completed')
  })

  it('is judged by days in her time zone: clocks change in some places and not in others', () => {
    const [due, now] = ['2027-03-15T14:00:00Z', new Date('2027-03-12T14:00:00Z')]
    expect(getDueState(open(due), now, EAST)).toBe('later')
    expect(getDueState(open(due), now, 'America/Phoenix')).toBe('due-soon')
  })
})

describe('urgent reminders', () => {
  const now = new Date('2027-01-15T17:00:00Z')

  it('are open and overdue or due within seven days, three at most', () => {
    const all = [
      open('2027-01-22T17:00:00.001Z', 'over the edge'),
      open('2027-01-22T17:00:00Z', 'at the edge'),
      done('2027-01-16T17:00:00Z', 'done'),
      open('2027-01-16T17:00:00Z', 'tomorrow'),
      open('2027-01-10T17:00:00Z', 'overdue'),
      open('2027-01-20T17:00:00Z', 'fourth'),
    ]
    expect(listUrgent(all, now, EAST).map(({ id }) => id)).toEqual(['overdue', 'tomorrow', 'fourth'])
    expect(listUrgent(all.slice(0, 3), now, EAST).map(({ id }) => id)).toEqual(['at the edge'])
  })

  it('use a week of her calendar, even across a clock change', () => {
    const before = new Date('2027-03-10T14:00:00Z')
    expect(listUrgent([open('2027-03-17T13:00:00Z')], before, EAST)).toHaveLength(1)
    expect(listUrgent([open('2027-03-17T13:00:00.001Z')], before, EAST)).toHaveLength(0)
  })
})

it('open reminders come first, by due date; completed ones follow', () => {
  const all = [done('2027-01-01T00:00:00Z', 'c'), open('2027-03-01T00:00:00Z', 'b'), open('2027-02-01T00:00:00Z', 'z')]
  expect(sortReminders(all).map(({ id }) => id)).toEqual(['z', 'b', 'c'])
})

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
