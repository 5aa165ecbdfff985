import type { DatePrecision } from '../vocabulary/directory'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

export interface VerificationDate {
  on: string
  precision: DatePrecision
}

/** Every date in a text, no more precise than written. */
export function datesIn(text: string): VerificationDate[] {
  const days = [...text.matchAll(/\b(20\d\d)-(\d\d)-(\d\d)\b/g)].map(([on]) => ({ on, precision: 'day' as const }))
  if (days.length > 0) return days
  const numbered = [...text.matchAll(/\b(20\d\d)-(\d\d)\b/g)].map(([, year, month]) => `${year}-${month}-01`)
  const named = [...text.matchAll(/\b([A-Z][a-z]{2})[a-z]* (20\d\d)\b/g)].flatMap(([, name = '', year]) => {
    const month = months.indexOf(name.toLowerCase()) + 1
    return month > 0 ? [`${year}-${String(month).padStart(2, '0')}-01`] : []
  })
  const precise = [...numbered, ...named].map((on) => ({ on, precision: 'month' as const }))
  if (precise.length > 0) return precise
  return [...text.matchAll(/(?<!c\.\s?)\b(20\d\d)\b/g)].map(([, year]) => ({
    on: `${year}-01-01`,
    precision: 'year' as const,
  }))
}
