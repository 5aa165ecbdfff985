import { weekdayNames } from '@/db/vocabulary/weekdays'

export interface SeedSchedule {
  open24h: boolean
  weekday: number | null
  opensAt: string | null
  closesAt: string | null
  timezone: string | null
}

const zones: Record<string, string> = {
  ET: 'America/New_York',
  CT: 'America/Chicago',
  MT: 'America/Denver',
  PT: 'America/Los_Angeles',
}

function hour(value: string, half: string): string {
  const number = (Number(value) % 12) + (half === 'pm' ? 12 : 0)
  return `${String(number).padStart(2, '0')}:00`
}

/** '24/7' and 'Mon–Fri 8am–8pm ET' become rows; anything else stays in words only. */
export function readSchedules(hours: string): SeedSchedule[] {
  if (hours === '24/7') return [{ open24h: true, weekday: null, opensAt: null, closesAt: null, timezone: null }]
  const match = hours.match(/^([A-Z][a-z]{2})[–-]([A-Z][a-z]{2}) (\d{1,2})(am|pm)[–-](\d{1,2})(am|pm) (ET|CT|MT|PT)$/)
  if (!match) return []
  const [, first = '', last = '', from = '', fromHalf = '', to = '', toHalf = '', zone = ''] = match
  const [start, end] = [weekdayNames.indexOf(first), weekdayNames.indexOf(last)]
  return weekdayNames.slice(start, end + 1).map((_, index) => ({
    open24h: false,
    weekday: start + index + 1,
    opensAt: hour(from, fromHalf),
    closesAt: hour(to, toHalf),
    timezone: zones[zone] ?? null,
  }))
}
