import { describe, expect, test } from 'vitest'
import { checkInStates } from '@/db/vocabulary/operations'
import { type CheckInEvent, type CheckInState, checkInEvents, nextState } from './transitions'

/** Every allowed transition, written out independently of the rules under test. */
const allowed: [CheckInState, CheckInEvent, CheckInState][] = [
  ['draft', 'ask', 'awaiting-contact'],
  ['draft', 'arm', 'armed'],
  ['draft', 'cancel', 'cancelled'],
  ['awaiting-contact', 'arm', 'armed'],
  ['awaiting-contact', 'cancel', 'cancelled'],
  ['armed', 'come-due', 'due'],
  ['armed', 'extend', 'armed'],
  ['armed', 'cancel', 'cancelled'],
  ['armed', 'signal', 'alerted'],
  ['armed', 'answer', 'cancelled'],
  ['due', 'begin-grace', 'grace'],
  ['due', 'extend', 'armed'],
  ['due', 'cancel', 'cancelled'],
  ['due', 'signal', 'alerted'],
  ['due', 'answer', 'cancelled'],
  ['grace', 'alert', 'alerted'],
  ['grace', 'fail', 'delivery-failed'],
  ['grace', 'extend', 'armed'],
  ['grace', 'cancel', 'cancelled'],
  ['grace', 'signal', 'alerted'],
  ['grace', 'answer', 'cancelled'],
  ['alerted', 'answer', 'resolved'],
  ['alerted', 'expire', 'expired'],
  ['alerted', 'fail', 'delivery-failed'],
  ['delivery-failed', 'answer', 'resolved'],
  ['delivery-failed', 'expire', 'expired'],
  ['delivery-failed', 'deliver', 'alerted'],
]

describe.each(checkInStates)('a check-in that is %s', (state) => {
  test.each(checkInEvents)('on %s', (event) => {
    const [, , to = null] = allowed.find(([from, by]) => from === state && by === event) ?? []
    expect(nextState(state, event)).toBe(to)
  })
})

test('final states never change', () => {
  const over: CheckInState[] = ['resolved', 'expired', 'cancelled']
  for (const state of over) for (const event of checkInEvents) expect(nextState(state, event)).toBeNull()
})
