/** Which answers ask to be read again: old ones, and each August those that new laws most often change. */
import type { StateCell, StateFact } from './cells'

const STALE_MONTHS = 18

/** Most acts take effect on July 1, August 1 or September 1. */
const yearly: readonly StateCell[] = [
  'order_first',
  'order_final',
  'guns',
  'red_flag',
  'compensation_deadline',
  'compensation_report',
  'leave',
]

export type Due = 'old' | 'august'

/** `today` as YYYY-MM-DD. */
export function findDue(cell: StateCell, { on }: StateFact, today: string): Due | null {
  const limit = new Date(`${today}T00:00:00Z`)
  limit.setUTCMonth(limit.getUTCMonth() - STALE_MONTHS)
  if (on < limit.toISOString().slice(0, 10)) return 'old'
  const august = `${today.slice(0, 4)}-08-01`
  return today >= august && on < august && yearly.includes(cell) ? 'august' : null
}
