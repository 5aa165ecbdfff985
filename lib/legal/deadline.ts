/** Calendar arithmetic for time limits: plain days, no clock and no time zone, so that nothing shifts by an hour. */

export interface CalendarDay {
  year: number
  month: number
  day: number
}

export interface TimeLimit {
  amount: number
  unit: 'days' | 'months' | 'years'
}

/** What the law says for crimes from a certain day on; the newest rule stands first. */
export interface DeadlineRule {
  /** First day of the crimes it is for, YYYY-MM-DD; absent where it is for all earlier ones. */
  since?: string
  limit: TimeLimit
  /** Where sources differ, what the others say: never the time that is reckoned with. */
  longer?: TimeLimit
  /** Someone who was under that age when it happened has until a birthday. */
  child?: { under: number; until: number }
}

export type DeadlineAnswer =
  | { kind: 'unreadable' }
  | { kind: 'future' }
  | { kind: 'no-rule' }
  | {
      kind: 'dated'
      deadline: CalendarDay
      sendBy: CalendarDay
      daysLeft: number
      rule: DeadlineRule
      /** Counted to her birthday. */
      isByAge: boolean
    }

const DAY_MS = 86_400_000

function toNumber({ year, month, day }: CalendarDay): number {
  const date = new Date(0)
  // Not Date.UTC(), which reads the years 0 to 99 as 1900 to 1999.
  date.setUTCFullYear(year, month - 1, day)
  return Math.round(date.getTime() / DAY_MS)
}

function fromNumber(number: number): CalendarDay {
  const date = new Date(number * DAY_MS)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** 'YYYY-MM-DD' of a day that exists; null otherwise. */
export function readDay(value: string): CalendarDay | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value)
  if (!match) return null
  const day = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) }
  return formatIsoDay(fromNumber(toNumber(day))) === value ? day : null
}

export function formatIsoDay({ year, month, day }: CalendarDay): string {
  const pad = (value: number, length: number) => String(value).padStart(length, '0')
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`
}

export function countDays(from: CalendarDay, to: CalendarDay): number {
  return toNumber(to) - toNumber(from)
}

/** Where the last month is too short for the day, its last day: the earlier day is the safe one. */
export function addLimit(from: CalendarDay, { amount, unit }: TimeLimit): CalendarDay {
  if (unit === 'days') return fromNumber(toNumber(from) + amount)
  const months = from.month - 1 + (unit === 'years' ? 12 * amount : amount)
  const [year, month] = [from.year + Math.floor(months / 12), (months % 12) + 1]
  const lastOfMonth = fromNumber(toNumber({ year, month: month + 1, day: 1 }) - 1).day
  return { year, month, day: Math.min(from.day, lastOfMonth) }
}

/** The Friday before, when an office would be closed. */
export function lastWeekday(day: CalendarDay): CalendarDay {
  const number = toNumber(day)
  // Day 0 was a Thursday.
  const weekday = (((number + 4) % 7) + 7) % 7
  return fromNumber(number - (weekday === 6 ? 1 : weekday === 0 ? 2 : 0))
}

const birthday = (born: CalendarDay, amount: number) => addLimit(born, { amount, unit: 'years' })

/** When the time to apply ends, by the rule for crimes of that day. `born` counts only where the law asks for the age. */
export function findDeadline(rules: DeadlineRule[], crimeDay: string, today: CalendarDay, born = ''): DeadlineAnswer {
  const crime = readDay(crimeDay)
  if (!crime) return { kind: 'unreadable' }
  if (countDays(crime, today) < 0) return { kind: 'future' }
  const rule = rules.find(({ since }) => !since || crimeDay >= since)
  if (!rule) return { kind: 'no-rule' }
  const birth = readDay(born)
  const isByAge = Boolean(rule.child && birth && countDays(crime, birthday(birth, rule.child.under)) > 0)
  const deadline = isByAge && rule.child && birth ? birthday(birth, rule.child.until) : addLimit(crime, rule.limit)
  return {
    kind: 'dated',
    deadline,
    sendBy: lastWeekday(deadline),
    daysLeft: countDays(today, deadline),
    rule,
    isByAge,
  }
}

export type UnitWords = Record<TimeLimit['unit'], { one: string; many: string }>

export const englishUnits: UnitWords = {
  days: { one: 'day', many: 'days' },
  months: { one: 'month', many: 'months' },
  years: { one: 'year', many: 'years' },
}

export function describeLimit({ amount, unit }: TimeLimit, units: UnitWords = englishUnits): string {
  const { one, many } = units[unit]
  return `${amount} ${amount === 1 ? one : many}`
}
