/** The way of something saved: one step after another, never back. */
import { savedStatuses } from '@/db/vocabulary/people'

export type SavedStatus = (typeof savedStatuses)[number]

export function isLaterStatus(from: SavedStatus, to: SavedStatus): boolean {
  return savedStatuses.indexOf(to) > savedStatuses.indexOf(from)
}

/** Null at the end of the way. */
export function getNextStatus(status: SavedStatus): SavedStatus | null {
  return savedStatuses[savedStatuses.indexOf(status) + 1] ?? null
}

/** The statuses from which one may come to this. */
export function listEarlier(status: SavedStatus): SavedStatus[] {
  return savedStatuses.filter((earlier) => isLaterStatus(earlier, status))
}
