/** When a sign-in is over. Pure: the clock is an argument. */

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Milliseconds since 1970. */
export interface SessionTimes {
  createdAt: number
  lastSeen: number
  /** She chose to stay signed in on this device. */
  stays: boolean
}

/** A device left lying around is signed out soon; staff, who see other people's messages, sooner. */
export const lifetimes = {
  member: { idle: 30 * MINUTE, whole: 12 * HOUR },
  staff: { idle: 15 * MINUTE, whole: 8 * HOUR },
  staying: { idle: 30 * DAY, whole: 30 * DAY },
} as const

/** A page that loads several things at once writes the time once. */
export const TOUCH_INTERVAL = MINUTE
/** How far the clocks of our own machines may be apart. */
const CLOCK_SLACK = 5 * MINUTE

/** Staff never stay signed in, whatever they chose before they became staff. */
export function findEnd({ createdAt, lastSeen, stays }: SessionTimes, isStaff: boolean): number {
  const { idle, whole } = lifetimes[isStaff ? 'staff' : stays ? 'staying' : 'member']
  return Math.min(lastSeen + idle, createdAt + whole)
}

/** With a clock that was set back, it ends rather than lasts: a sign-in from the future is none. */
export function hasEnded(times: SessionTimes, isStaff: boolean, now: number): boolean {
  return now >= findEnd(times, isStaff) || now < times.lastSeen - CLOCK_SLACK
}

export function needsTouch({ lastSeen }: SessionTimes, now: number): boolean {
  return now - lastSeen >= TOUCH_INTERVAL
}
