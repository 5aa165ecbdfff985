/** When a session expires. Pure: the clock is an argument. */

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Milliseconds since 1970. */
export interface SessionTimes {
  createdAt: number
  lastSeen: number
  /** Whether she chose to stay signed in on this device. */
  stays: boolean
}

/** An unattended device is signed out soon; staff, who see other people's messages, even sooner. */
export const lifetimes = {
  member: { idle: 30 * MINUTE, whole: 12 * HOUR },
  staff: { idle: 15 * MINUTE, whole: 8 * HOUR },
  staying: { idle: 30 * DAY, whole: 30 * DAY },
} as const

/** A page with several parallel requests writes the time once. */
export const TOUCH_INTERVAL = MINUTE
/** The largest clock difference between our own machines. */
const CLOCK_SLACK = 5 * MINUTE

/** Staff never stay signed in, whatever they chose before they became staff. */
export function findEnd({ createdAt, lastSeen, stays }: SessionTimes, isStaff: boolean): number {
  const { idle, whole } = lifetimes[isStaff ? 'staff' : stays ? 'staying' : 'member']
  return Math.min(lastSeen + idle, createdAt + whole)
}

/** If a clock was set back, the session ends: one that starts in the future is invalid. */
export function hasEnded(times: SessionTimes, isStaff: boolean, now: number): boolean {
  return now >= findEnd(times, isStaff) || now < times.lastSeen - CLOCK_SLACK
}

export function needsTouch({ lastSeen }: SessionTimes, now: number): boolean {
  return now - lastSeen >= TOUCH_INTERVAL
}
