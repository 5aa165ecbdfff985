/** Federal holidays (5 U.S.C. 6103), on which the published hours may not apply. */

const weekdayOf = (year: number, month: number, day: number) => new Date(Date.UTC(year, month - 1, day)).getUTCDay()

function name(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** The nth Monday (1) or Thursday (4) of a month. */
function nth(year: number, month: number, weekday: number, count: number): string {
  const first = 1 + ((weekday - weekdayOf(year, month, 1) + 7) % 7)
  return name(year, month, first + 7 * (count - 1))
}

function lastMonday(year: number, month: number): string {
  const last = new Date(Date.UTC(year, month, 0))
  return name(year, month, last.getUTCDate() - ((last.getUTCDay() + 6) % 7))
}

/** A fixed date, and the weekday on which it is observed when it falls on a weekend. */
function fixed(year: number, month: number, day: number, label: string): [string, string][] {
  const weekday = weekdayOf(year, month, day)
  const shift = weekday === 6 ? -1 : weekday === 0 ? 1 : 0
  const kept = new Date(Date.UTC(year, month - 1, day + shift)).toISOString().slice(0, 10)
  return [
    [name(year, month, day), label],
    [kept, label],
  ]
}

function listHolidays(year: number): Map<string, string> {
  return new Map([
    ...fixed(year, 1, 1, 'New Year’s Day'),
    [nth(year, 1, 1, 3), 'Martin Luther King Jr. Day'],
    [nth(year, 2, 1, 3), 'Presidents’ Day'],
    [lastMonday(year, 5), 'Memorial Day'],
    ...fixed(year, 6, 19, 'Juneteenth'),
    ...fixed(year, 7, 4, 'Independence Day'),
    [nth(year, 9, 1, 1), 'Labor Day'],
    [nth(year, 10, 1, 2), 'Columbus Day and Indigenous Peoples’ Day'],
    ...fixed(year, 11, 11, 'Veterans Day'),
    [nth(year, 11, 4, 4), 'Thanksgiving Day'],
    ...fixed(year, 12, 25, 'Christmas Day'),
    // Observed on the last day of this year when it falls on a Saturday.
    ...fixed(year + 1, 1, 1, 'New Year’s Day'),
  ] as [string, string][])
}

const byYear = new Map<number, Map<string, string>>()

/** The holiday on a date such as 2026-11-26, or null. */
export function findHoliday(day: string): string | null {
  const year = Number(day.slice(0, 4))
  const holidays = byYear.get(year) ?? listHolidays(year)
  byYear.set(year, holidays)
  return holidays.get(day) ?? null
}
