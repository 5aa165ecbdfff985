/**
 * Whom to call first: what surely answers now. That is a number that is open day and night or, where the time is known,
 * open at this moment. Of those, local ones come first, then those of her state, then national ones, then those farther
 * away than she may get to tonight. Then, in the same order, those whose hours are not known, and last those that are
 * closed. A page that is stored cannot know the time: on it, only what is open day and night surely answers.
 */
import type { StateCode } from '@/lib/geography/states'
import { listTimeZones } from '@/lib/geography/time-zones'
import { readWallTime } from '@/lib/time/zone'
import type { ResourceDto } from '../schema'
import { findHoliday } from './holidays'
import type { OpeningStatus } from './opening'
import { isoWeekday, readZonedDay } from './zoned-time'

const reaches = ['local', 'state', 'national', 'far'] as const
export type Reach = (typeof reaches)[number]
export type Answers = 'now' | 'unknown' | 'closed'

/** A program farther away than this is no longer local. */
export const LOCAL_MILES = 25

/** An office's number has no one at night, whatever the hours of its hotline. */
export function readAnswers(
  { isOpen24Hours, phones, tags }: Pick<ResourceDto, 'isOpen24Hours' | 'phones' | 'tags'>,
  status: OpeningStatus | null = null,
): Answers {
  if (tags.includes('office-line') || !phones.some(({ type }) => type === 'voice' || type === 'text')) return 'unknown'
  if (isOpen24Hours || status === 'always' || status === 'open') return 'now'
  return status === 'closed' ? 'closed' : 'unknown'
}

export interface Answering<One> {
  sure: One[]
  others: One[]
}

/** Keeps the given order within each group. */
export function splitByAnswer<One>(
  list: readonly One[],
  read: (one: One) => { reach: Reach; answers: Answers },
): Answering<One> {
  const of = (answers: Answers) => {
    const group = list.filter((one) => read(one).answers === answers)
    return reaches.flatMap((reach) => group.filter((one) => read(one).reach === reach))
  }
  return { sure: of('now'), others: [...of('unknown'), ...of('closed')] }
}

/** Of a list without distances: what is open day and night first. */
export function putSureFirst(entries: readonly ResourceDto[]): ResourceDto[] {
  const { sure, others } = splitByAnswer(entries, (entry) => ({ reach: 'local', answers: readAnswers(entry) }))
  return [...sure, ...others]
}

/** What the clock says of a number whose hours are not known. */
export type Moment = 'office-hours' | 'off-hours' | 'night'

function readMomentIn(zone: string, now: Date): Moment {
  const { hour } = readWallTime(now, zone)
  if (hour < 8 || hour >= 20) return 'night'
  const day = readZonedDay(now.getTime(), zone)
  return isoWeekday(day) > 5 || findHoliday(day) || hour < 9 || hour >= 17 ? 'off-hours' : 'office-hours'
}

/** In a state with two clocks, the later or earlier hour that promises less. */
export function readMoment(state: StateCode, now: Date): Moment {
  const moments = listTimeZones(state).map((zone) => readMomentIn(zone, now))
  return (['night', 'off-hours'] as const).find((moment) => moments.includes(moment)) ?? 'office-hours'
}
