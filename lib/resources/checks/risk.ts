/**
 * The order in which records are checked, by the harm that a wrong one does:
 *
 * 1. what answers emergencies before everything else;
 * 2. then by the age of the last check: never, stale, aging, fresh (a fresh record is in the queue only if in doubt);
 * 3. within an age, the more reasons to doubt it (open reports, a website that is gone or moved), the earlier;
 * 4. then by the date of the last check, the oldest first.
 *
 * An age is a band, as the public sees it, and not the day: with the day before the reports, a wrong number that three
 * people told of would wait behind whatever was checked a day earlier.
 */
import { type Age, listAgeBounds, shiftDate } from '@/lib/resources/freshness'

/** Where a record stands in the queue. `checkedOn` is '' for never and sorts first; `id` makes the order whole. */
export interface RiskPosition {
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

/** Negative where `a` is checked before `b`. */
export function compareRisk(a: RiskPosition, b: RiskPosition): number {
  return (
    Number(b.isEmergency) - Number(a.isEmergency) ||
    ageOrder.indexOf(a.age) - ageOrder.indexOf(b.age) ||
    b.doubts - a.doubts ||
    compareText(a.checkedOn, b.checkedOn) ||
    compareText(a.id, b.id)
  )
}

/** A piece of the queue that an index holds in its order. */
export interface QueueSegment {
  isEmergency: boolean
  age: Age
  isDoubted: boolean
  /** Dates of the last check, both included; null: never. */
  from: string | null
  to: string | null
}

/** The queue of a day, in order. */
export function listSegments(now: Date): QueueSegment[] {
  const { aging, stale } = listAgeBounds(now)
  const dates: Record<Age, [string | null, string | null]> = {
    never: [null, null],
    stale: ['-infinity', shiftDate(stale, -1)],
    aging: [stale, aging],
    fresh: [shiftDate(aging, 1), 'infinity'],
  }
  return [true, false].flatMap((isEmergency) =>
    ageOrder.flatMap((age) => {
      const [from, to] = dates[age]
      const doubted = { isEmergency, age, isDoubted: true, from, to }
      return age === 'fresh' ? [doubted] : [doubted, { ...doubted, isDoubted: false }]
    }),
  )
}

/** Whether all of a segment comes before a position. */
export function isPassed(segment: QueueSegment, position: RiskPosition): boolean {
  const by =
    Number(position.isEmergency) - Number(segment.isEmergency) ||
    ageOrder.indexOf(segment.age) - ageOrder.indexOf(position.age)
  return by < 0 || (by === 0 && segment.isDoubted && position.doubts === 0)
}

/** Whether a position lies within a segment: the list goes on in the middle of it. */
export function isWithin(segment: QueueSegment, position: RiskPosition): boolean {
  return (
    segment.isEmergency === position.isEmergency &&
    segment.age === position.age &&
    segment.isDoubted === position.doubts > 0
  )
}
