/**
 * A safety check-in: a deadline that someone sets for herself. It has no clock and no storage, so that
 * the timer in the browser and the one on the server follow the same rules. Times are milliseconds since 1970.
 */
const MINUTE = 60_000
const HOUR = 60 * MINUTE

export const checkInHours = [1, 4, 24] as const
export type CheckInHours = (typeof checkInHours)[number]

export const extensionMinutes = [15, 30, 60] as const
export type ExtensionMinutes = (typeof extensionMinutes)[number]

/** The longest check-in in the browser. */
const MAX_DURATION = 24 * HOUR

/** After the first reminder she is asked once more before anyone is notified. */
const GRACE_DELAY_MS = 5 * MINUTE

export type CheckInStatus = 'active' | 'reminded' | 'grace' | 'contact-told' | 'ended-safely' | 'cancelled'

export interface CheckIn {
  readonly status: CheckInStatus
  readonly dueAt: number
  /** How long after the deadline a contact is notified; null if none is, as in the browser. */
  readonly graceMinutes: number | null
}

export interface Change {
  readonly to: CheckInStatus
  /** When it was due, which may be long before the check. */
  readonly at: number
}

export function startCheckIn(hours: CheckInHours, now: number, graceMinutes: number | null = null): CheckIn {
  return { status: 'active', dueAt: now + hours * HOUR, graceMinutes }
}

/** Still waiting for an answer: it can be ended, canceled or extended. */
export function isRunning({ status }: CheckIn): boolean {
  return status === 'active' || status === 'reminded' || status === 'grace'
}

/** What happens next if she does nothing; null if nothing more does. */
export function findNextChange({ status, dueAt, graceMinutes }: CheckIn): Change | null {
  if (status === 'active') return { to: 'reminded', at: dueAt }
  if (graceMinutes === null) return null
  const toldAt = dueAt + graceMinutes * MINUTE
  if (status === 'reminded') return { to: 'grace', at: Math.min(dueAt + GRACE_DELAY_MS, toldAt) }
  return status === 'grace' ? { to: 'contact-told', at: toldAt } : null
}

/** The check-in at `now`, with each change that was due, in order. Idempotent. */
export function advanceCheckIn(checkIn: CheckIn, now: number): { checkIn: CheckIn; changes: Change[] } {
  const changes: Change[] = []
  let current = checkIn
  for (let next = findNextChange(current); next && next.at <= now; next = findNextChange(current)) {
    changes.push(next)
    current = { ...current, status: next.to }
  }
  return { checkIn: current, changes }
}

/**
 * More time, counted from the deadline, or from now if it has passed; no further away than the longest check-in would
 * be, and never earlier than before.
 */
export function extendDeadline(dueAt: number, minutes: number, now: number, longest: number): number {
  return Math.max(dueAt, Math.min(Math.max(dueAt, now) + minutes * MINUTE, now + longest))
}

/** A finished check-in does not change. */
export function extendCheckIn(checkIn: CheckIn, minutes: ExtensionMinutes, now: number): CheckIn {
  const { checkIn: current } = advanceCheckIn(checkIn, now)
  if (!isRunning(current)) return current
  return { ...current, status: 'active', dueAt: extendDeadline(current.dueAt, minutes, now, MAX_DURATION) }
}

function finish(checkIn: CheckIn, status: 'ended-safely' | 'cancelled', now: number): CheckIn {
  const { checkIn: current } = advanceCheckIn(checkIn, now)
  return isRunning(current) ? { ...current, status } : current
}

/** She answered that she is safe. A contact who was already notified gets a second message. */
export function endSafely(checkIn: CheckIn, now: number): CheckIn {
  return finish(checkIn, 'ended-safely', now)
}

export function cancelCheckIn(checkIn: CheckIn, now: number): CheckIn {
  return finish(checkIn, 'cancelled', now)
}

/** Parses a stored deadline; null if it is invalid, or not one that a check-in can have. */
export function readDeadline(text: string | null, now: number): number | null {
  if (!text || !/^\d{12,15}$/.test(text)) return null
  const dueAt = Number(text)
  return dueAt <= now + MAX_DURATION ? dueAt : null
}

/** '3:59:07', '12:05': hours only if there are any. Rounds up to the full second, so that 0:00 is the actual end. */
export function formatRemaining(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const two = (value: number) => String(value).padStart(2, '0')
  const minutes = Math.floor(seconds / 60) % 60
  const hours = Math.floor(seconds / 3600)
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
