import { daysSince, formatDate } from '@/lib/format'
import type { ResourceDto } from './schema'

const STALE_DAYS = 365

export interface Freshness {
  state: 'verified' | 'stale' | 'unknown'
  label: string
}

/** What the badge says: the date of the last check, and nothing more certain than that. */
export function describeFreshness(
  entry: Pick<ResourceDto, 'isVerified' | 'verifiedOn' | 'verifiedPrecision'>,
  now = new Date(),
): Freshness {
  if (!entry.verifiedOn || !entry.verifiedPrecision) return { state: 'unknown', label: 'Date of last check unknown' }
  const date = formatDate(entry.verifiedOn, entry.verifiedPrecision)
  if (!entry.isVerified || daysSince(entry.verifiedOn, now) > STALE_DAYS) {
    return { state: 'stale', label: `Not checked since ${date}` }
  }
  return { state: 'verified', label: entry.verifiedPrecision === 'day' ? `Verified on ${date}` : `Verified in ${date}` }
}
