/** A record's weekly hours in words; the same week gives the same words, however its rows are split. */
import { weekdayNames } from '@/db/vocabulary/operations'
import type { SpecialHours } from '../schema'
import type { WeeklyHours } from './opening'

const everyDay = [1, 2, 3, 4, 5, 6, 7]
const WHOLE = '24 hours'
/** Hours that end at this minute are treated as lasting until midnight. */
export const LAST_MINUTE = '23:59'

const cutSeconds = (time: string | null) => time?.replace(/^(\d\d:\d\d):00$/, '$1') ?? ''

function describeSpan({ open24h, opensAt, closesAt, timezone }: WeeklyHours): string {
  const [opens, closes] = [cutSeconds(opensAt), cutSeconds(closesAt)]
  const isWhole = open24h || (opens === '00:00' && [opens, LAST_MINUTE].includes(closes))
  return [isWhole ? WHOLE : `${opens}–${closes}`, timezone].filter(Boolean).join(' ')
}

export function describeWeek(rows: readonly WeeklyHours[]): string[] {
  const spans = rows.flatMap((row) => (row.weekday === null ? everyDay : [row.weekday]).map((day) => ({ day, row })))
  const openAllDay = new Set(spans.flatMap(({ day, row }) => (describeSpan(row).startsWith(WHOLE) ? [day] : [])))
  // Always open, in every time zone.
  if (openAllDay.size === everyDay.length) return [`Every day ${WHOLE}`]
  const words = spans
    .map(({ day, row }) => ({ day, text: describeSpan(row) }))
    .sort((a, b) => a.day - b.day || (a.text < b.text ? -1 : 1))
    .map(({ day, text }) => `${weekdayNames[day - 1]} ${text}`)
  return [...new Set(words)]
}

const short = (time: string | null) => time?.slice(0, 5)

/** '2026-11-26 closed (Thanksgiving)'. */
export function describeDays({ startsOn, endsOn, opensAt, closesAt, occasion }: SpecialHours): string {
  const days = startsOn === endsOn ? startsOn : `${startsOn} to ${endsOn}`
  const hours = opensAt && closesAt ? `${short(opensAt)}–${short(closesAt)}` : 'closed'
  return `${days} ${hours}${occasion ? ` (${occasion})` : ''}`
}
