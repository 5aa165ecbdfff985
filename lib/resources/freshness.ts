import { records as english, type RecordWords } from '@/lib/site/language/en/records'
import { formatDate } from '@/lib/text/format'
import { easternDate } from '@/lib/time/eastern-time'
import type { ResourceDto } from './schema'

/** From this many days on, a check begins to age. */
export const AGEING_DAYS = 90
/** After more days than these, nobody should rely on it. */
export const STALE_DAYS = 365

const DAY_MS = 86_400_000

export const ages = ['fresh', 'aging', 'stale', 'never'] as const
export type Age = (typeof ages)[number]

export type Checked = Pick<ResourceDto, 'isVerified' | 'verifiedOn' | 'verifiedPrecision' | 'listedBy' | 'listedOn'>

/** Whole days between two dates, whatever the clocks did in between. Never negative. */
function countDays(from: string, to: string): number {
  return Math.max(0, (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)
}

/** The date so many days later, or earlier. */
export function shiftDate(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/**
 * How far the last check has aged, by the days of Eastern Time: under 90 days fresh, over 365 stale. A month or a year
 * counts from its first day. What staff have marked as not verified is stale, whatever its date.
 */
export function readAge({ isVerified, verifiedOn }: Pick<Checked, 'isVerified' | 'verifiedOn'>, now: Date): Age {
  if (verifiedOn === null) return 'never'
  const days = countDays(verifiedOn, easternDate(now))
  if (!isVerified || days > STALE_DAYS) return 'stale'
  return days < AGEING_DAYS ? 'fresh' : 'aging'
}

/** The last dates that are aging and not fresh, and not stale yet. */
export function listAgeBounds(now: Date): { aging: string; stale: string } {
  const today = easternDate(now)
  return { aging: shiftDate(today, -AGEING_DAYS), stale: shiftDate(today, -STALE_DAYS) }
}

export interface Freshness {
  state: 'verified' | 'stale' | 'listed' | 'unknown'
  label: string
}

/**
 * What the badge says: the date of the last check by us or by the organization; where there was none, the list it was
 * taken from. Nothing more certain than that.
 */
export function describeFreshness(entry: Checked, now = new Date(), said: RecordWords = english): Freshness {
  const age = readAge(entry, now)
  if (age === 'never' || !entry.verifiedOn || !entry.verifiedPrecision) {
    if (!entry.listedBy) return { state: 'unknown', label: said.checkUnknown }
    const month = entry.listedOn ? formatDate(entry.listedOn, 'month', said.tag) : null
    return { state: 'listed', label: said.listedBy(entry.listedBy, month) }
  }
  const date = formatDate(entry.verifiedOn, entry.verifiedPrecision, said.tag)
  if (age === 'stale') return { state: 'stale', label: said.notCheckedSince(date) }
  const label = entry.verifiedPrecision === 'day' ? said.verifiedOn(date) : said.verifiedIn(date)
  return { state: 'verified', label }
}
