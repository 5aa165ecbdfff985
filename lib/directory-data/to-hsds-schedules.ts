import { listOffsets } from '@/lib/geography/time-zones'
import type { HsdsSchedule } from './hsds-record'
import { deriveId } from './hsds-terms'
import type { PublicEntry } from './public-entry'

/** By ISO weekday, Monday first. */
export const hsdsDays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const

/** Begins the notes of a schedule; the name of an IANA time zone follows, to the end. */
export const LOCAL_TIME = 'Local time of '

/** HSDS can't say 'until midnight' or 'always': the last minute of the day stands for it. */
export const ROUND_THE_CLOCK = { opens_at: '00:00:00', closes_at: '23:59:00' } as const

/** Hours from UTC while clocks are not put forward. */
function getStandardOffset(timeZone: string): number | undefined {
  const offsets = listOffsets(timeZone)
  return offsets.length > 0 ? Math.min(...offsets) : undefined
}

type Hours = PublicEntry['schedules'][number]

function toSpan({ open24h, opensAt, closesAt }: Hours): { opens_at: string; closes_at: string } | null {
  if (open24h) return ROUND_THE_CLOCK
  return opensAt && closesAt ? { opens_at: opensAt, closes_at: closesAt } : null
}

/** One schedule for each span of hours, with the days that have it, one for the hours in words, and those of special days. */
export function toHsdsSchedules(entry: PublicEntry): HsdsSchedule[] {
  const spans = new Map<string, { days: Set<number>; hours: Hours }>()
  for (const hours of entry.schedules) {
    const span = toSpan(hours)
    if (!span) continue
    const key = JSON.stringify([span.opens_at, span.closes_at, hours.timezone])
    const found = spans.get(key) ?? { days: new Set(), hours }
    for (const day of hours.weekday === null ? [1, 2, 3, 4, 5, 6, 7] : [hours.weekday]) found.days.add(day)
    spans.set(key, found)
  }
  const weekly = [...spans].map(([key, { days, hours }]): HsdsSchedule => {
    const zone = hours.timezone
    return {
      id: deriveId('schedule', entry.id, key),
      timezone: zone ? getStandardOffset(zone) : undefined,
      freq: 'WEEKLY',
      byday: hsdsDays.filter((_, index) => days.has(index + 1)).join(','),
      ...toSpan(hours),
      notes: zone ? `${LOCAL_TIME}${zone}` : undefined,
    }
  })
  const words = entry.hours ? [{ id: deriveId('schedule', entry.id, 'words'), description: entry.hours }] : []
  const special = entry.specialHours.map((days, at): HsdsSchedule => {
    const { startsOn, endsOn, opensAt, closesAt, occasion } = days
    return {
      id: deriveId('schedule', entry.id, `special-${at}`),
      valid_from: startsOn,
      valid_to: endsOn,
      description: [opensAt ? 'Special hours' : 'Closed', occasion].filter(Boolean).join(': '),
      ...(opensAt && closesAt ? { opens_at: opensAt, closes_at: closesAt } : {}),
    }
  })
  return [...words, ...weekly, ...special]
}
