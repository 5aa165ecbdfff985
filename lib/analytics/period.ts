export const periods = ['3months', '6months', '1year'] as const
export type Period = (typeof periods)[number]
export const DEFAULT_PERIOD: Period = '6months'

const monthsOf: Record<Period, number> = { '3months': 3, '6months': 6, '1year': 12 }
export const MAX_MONTHS = 12

/** The months up to this one, oldest first: '2026-09', '2026-10', '2026-11'. */
export function listMonths(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (count - 1 - index), 1)).toISOString().slice(0, 7),
  )
}

export function listPeriodMonths(now: Date, period: Period): string[] {
  return listMonths(now, monthsOf[period])
}

/** 0 for the last three months, 1 for the three before, 2 for the six before; null for older ones. */
export function findPart(month: string, now: Date): number | null {
  const age = listMonths(now, MAX_MONTHS).reverse().indexOf(month)
  return age < 0 ? null : age < 3 ? 0 : age < 6 ? 1 : 2
}

const parts: Record<Period, readonly number[]> = { '3months': [0], '6months': [0, 1], '1year': [0, 1, 2] }

export function hasPart(period: Period, part: number): boolean {
  return parts[period].includes(part)
}
