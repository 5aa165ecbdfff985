/** The complete state machine of a check-in. It knows no clock, no database and no PIN. */
import type { checkInStates } from '@/db/vocabulary/operations'

export type CheckInState = (typeof checkInStates)[number]

/**
 * Triggered by her: ask, arm, extend, cancel, signal (her second PIN), answer ('I am safe'). By the clock: come-due,
 * begin-grace, alert, expire. By email: fail, and deliver when a late message has arrived after all.
 */
export const checkInEvents = [
  'ask',
  'arm',
  'come-due',
  'begin-grace',
  'alert',
  'fail',
  'deliver',
  'extend',
  'cancel',
  'signal',
  'answer',
  'expire',
] as const
export type CheckInEvent = (typeof checkInEvents)[number]

/** She is expected to answer, and nobody has been notified. */
const running = { extend: 'armed', cancel: 'cancelled', signal: 'alerted', answer: 'cancelled' } as const

const transitions: Record<CheckInState, Partial<Record<CheckInEvent, CheckInState>>> = {
  draft: { ask: 'awaiting-contact', arm: 'armed', cancel: 'cancelled' },
  'awaiting-contact': { arm: 'armed', cancel: 'cancelled' },
  armed: { ...running, 'come-due': 'due' },
  due: { ...running, 'begin-grace': 'grace' },
  grace: { ...running, alert: 'alerted', fail: 'delivery-failed' },
  alerted: { answer: 'resolved', expire: 'expired', fail: 'delivery-failed' },
  'delivery-failed': { answer: 'resolved', expire: 'expired', deliver: 'alerted' },
  resolved: {},
  expired: {},
  cancelled: {},
}

/** The next state; null if the event is not allowed. */
export function nextState(state: CheckInState, event: CheckInEvent): CheckInState | null {
  return transitions[state][event] ?? null
}

export const isUnarmed = (state: CheckInState) => state === 'draft' || state === 'awaiting-contact'
export const isRunning = (state: CheckInState) => state === 'armed' || state === 'due' || state === 'grace'
export const hasNotified = (state: CheckInState) => state === 'alerted' || state === 'delivery-failed'
export const isOver = (state: CheckInState) => state === 'resolved' || state === 'expired' || state === 'cancelled'
