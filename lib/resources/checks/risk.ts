/**
 * The order in which records are checked, by the harm of a wrong one:
 *
 * 0. records that are known only from public lists and were never called, before everything else;
 * 1. emergency services before the others;
 * 2. then by the age of the last check: never, stale, aging, fresh (a fresh record is in the queue only if in doubt);
 * 3. within an age band, more doubts first (open reports, a website that is gone or moved);
 * 4. then the oldest check first.
 *
 * Age is a band, as the public sees it, not the day: if the day came before the reports, a wrong number that three
 * people reported would wait behind whatever was checked a day earlier.
 */
import { type Age, listAgeBounds, shiftDate } from '@/lib/resources/freshness'

/** A record's position in the queue. `checkedOn` is '' for never and sorts first; `id` makes the order total. */
export interface RiskPosition {
  /** Found in public lists only, and never checked. */
  isUnconfirmed: boolean
  isEmergency: boolean
  age: Age
  doubts: number
  checkedOn: string
  id: string
}

const ageOrder: readonly Age[] = ['never', 'stale', 'aging', 'fresh']

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** Negative if `a` is checked before `b`. */
export function compareRisk(a: RiskPosition, b: RiskPosition): number {
  return (
    Number(b.isUnconfirmed) - Number(a.isUnconfirmed) ||
    Number(b.isEmergency) - Number(a.isEmergency) ||
    ageOrder.indexOf(a.age) - ageOrder.indexOf(b.age) ||
    b.doubts - a.doubts ||
    compareText(a.checkedOn, b.checkedOn) ||
    compareText(a.id, b.id)
  )
}

/** A part of the queue that an index stores in queue order. */
export interface QueueSegment {
  isUnconfirmed: boolean
  isEmergency: boolean
  age: Age
  isDoubted: boolean
  /** Dates of the last check, inclusive; null: never. */
  from: string | null
  to: string | null
}

/** The segments of a day's queue, in order. */
export function listSegments(now: Date): QueueSegment[] {
  const { aging, stale } = listAgeBounds(now)
  const dates: Record<Age, [string | null, string | null]> = {
    never: [null, null],
    stale: ['-infinity', shiftDate(stale, -1)],
    aging: [stale, aging],
    fresh: [shiftDate(aging, 1), 'infinity'],
  }
  const rest = [true, false].flatMap((isEmergency) =>
    ageOrder.flatMap((age) => {
      const [from, to] = dates[age]
      const doubted = { isUnconfirmed: false, isEmergency, age, isDoubted: true, from, to }
      return age === 'fresh' ? [doubted] : [doubted, { ...doubted, isDoubted: false }]
    }),
  )
  const unconfirmed = rest.filter(({ age }) => age === 'never').map((segment) => ({ ...segment, isUnconfirmed: true }))
  return [...unconfirmed, ...rest]
}

/** Whether a whole segment comes before a position. */
export function isPassed(segment: QueueSegment, position: RiskPosition): boolean {
  const by =
    Number(position.isUnconfirmed) - Number(segment.isUnconfirmed) ||
    Number(position.isEmergency) - Number(segment.isEmergency) ||
    ageOrder.indexOf(segment.age) - ageOrder.indexOf(position.age)
  return by < 0 || (by === 0 && segment.isDoubted && position.doubts === 0)
}

/** Whether a position is within a segment, so that the list continues in its middle. */
export function isWithin(segment: QueueSegment, position: RiskPosition): boolean {
  return (
    segment.isUnconfirmed === position.isUnconfirmed &&
    segment.isEmergency === position.isEmergency &&
    segment.age === position.age &&
    segment.isDoubted === position.doubts > 0
  )
}
