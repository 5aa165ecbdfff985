import { records as english, type RecordWords } from '@/lib/site/language/en/records'
import { formatDate } from '@/lib/text/format'
import { easternDate } from '@/lib/time/eastern-time'
import type { ResourceDto } from './schema'

/** The age in days at which a check counts as aging. */
export const AGEING_DAYS = 90
/** The age in days beyond which a check is unreliable. */
export const STALE_DAYS = 365

const DAY_MS = 86_400_000

/** A list from before this date proves little about a number today. */
const OLD_PROOF = '2023-01-01'

export const ages = ['fresh', 'aging', 'stale', 'never'] as const
export type Age = (typeof ages)[number]

export type Checked = Pick<ResourceDto, 'isVerified' | 'verifiedOn' | 'verifiedPrecision' | 'listedBy' | 'listedOn'>

/** Whole days between two dates, independent of time zones. Never negative. */
function countDays(from: string, to: string): number {
  return Math.max(0, (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)
}

/** The date that many days later, or earlier. */
export function shiftDate(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
}

/**
 * The age band of the last check, in Eastern Time days: fresh under 90 days, stale over 365. A month or year
 * counts from its first day. Records that staff marked as unverified are stale, whatever their date.
 */
export function readAge({ isVerified, verifiedOn }: Pick<Checked, 'isVerified' | 'verifiedOn'>, now: Date): Age {
  if (verifiedOn === null) return 'never'
  const days = countDays(verifiedOn, easternDate(now))
  if (!isVerified || days > STALE_DAYS) return 'stale'
  return days < AGEING_DAYS ? 'fresh' : 'aging'
}

/** The date bounds of the aging band. */
export function listAgeBounds(now: Date): { aging: string; stale: string } {
  const today = easternDate(now)
  return { aging: shiftDate(today, -AGEING_DAYS), stale: shiftDate(today, -STALE_DAYS) }
}

export interface Freshness {
  state: 'verified' | 'stale' | 'listed' | 'unconfirmed' | 'unknown'
  label: string
}

/**
 * The badge's text: the date of the last check by us or by the organization; without one, the source
 * list. It claims nothing more certain than that.
 */
export function describeFreshness(entry: Checked, now = new Date(), said: RecordWords = english): Freshness {
  const age = readAge(entry, now)
  if (age === 'never' || !entry.verifiedOn || !entry.verifiedPrecision) {
    if (!entry.listedBy) {
      return entry.isVerified
        ? { state: 'unknown', label: said.checkUnknown }
        : { state: 'unconfirmed', label: said.notConfirmed }
    }
    const month = entry.listedOn ? formatDate(entry.listedOn, 'month', said.tag) : null
    const listed = said.listedBy({ sourceList: entry.listedBy, month })
    // A page without a date may be as old.
    const isOld = entry.listedOn === null || entry.listedOn < OLD_PROOF
    return { state: 'listed', label: isOld ? `${listed}. ${said.notYetCalled}` : listed }
  }
  const date = formatDate(entry.verifiedOn, entry.verifiedPrecision, said.tag)
  if (age === 'stale') return { state: 'stale', label: said.notCheckedSince({ date }) }
  const label = entry.verifiedPrecision === 'day' ? said.verifiedOn({ date }) : said.verifiedIn({ date })
  return { state: 'verified', label }
}
