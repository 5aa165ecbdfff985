/** A week as staff type it: one line a day, '9am-5pm', '9:00-12:00, 13:00-17:00', '24 hours', or nothing. */
import type { WeeklyHours } from './opening'
import { LAST_MINUTE } from './week'

const CLOCK = /^(\d{1,2})(?::(\d{2}))?\s*([ap])?\.?\s*m?\.?$/i

function readClock(text: string): string | null {
  const word = text.trim().toLowerCase()
  if (word === 'noon') return '12:00'
  if (word === 'midnight') return '00:00'
  const [, hour = '', minute = '00', half] = CLOCK.exec(word) ?? []
  const given = Number(hour)
  if (hour === '' || Number(minute) > 59 || given > 24 || (half && (given < 1 || given > 12))) return null
  const hour24 = half ? (given % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : given % 24
  return `${String(hour24).padStart(2, '0')}:${minute}`
}

export interface DaySpan {
  open24h: boolean
  opensAt: string | null
  closesAt: string | null
}

/** Null: not readable as hours. */
export function readDay(text: string): DaySpan[] | null {
  const line = text.trim().toLowerCase()
  if (line === '' || line === 'closed') return []
  if (/^(24 ?hours?|24\/7|all day)$/.test(line)) return [{ open24h: true, opensAt: null, closesAt: null }]
  const spans = line.split(/[,;]/).map((part) => {
    const [opens, closes, ...more] = part.split(/\s*(?:-|–|—|\bto\b)\s*/)
    const [opensAt, closesAt] = [readClock(opens ?? ''), readClock(closes ?? '')]
    return opensAt && closesAt && more.length === 0 && opensAt !== closesAt
      ? { open24h: false, opensAt, closesAt }
      : null
  })
  return spans.every((span) => span !== null) ? spans : null
}

const short = (time: string | null) => (time ?? '').slice(0, 5)

/** The lines of a record's week, Monday first. */
export function writeDays(rows: readonly WeeklyHours[]): string[] {
  return [1, 2, 3, 4, 5, 6, 7].map((day) => {
    const spans = rows.filter(({ weekday }) => weekday === day || weekday === null)
    if (spans.some(({ open24h }) => open24h)) return '24 hours'
    return spans
      .map(({ opensAt, closesAt }) => `${short(opensAt)}-${short(closesAt)}`)
      .sort()
      .map((span) => (span === `00:00-${LAST_MINUTE}` ? '24 hours' : span))
      .join(', ')
  })
}
