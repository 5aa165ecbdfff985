/** The statuses of a saved entry, which only move forward. */
import { savedStatuses } from '@/db/vocabulary/people'

export type SavedStatus = (typeof savedStatuses)[number]

export function isLaterStatus(from: SavedStatus, to: SavedStatus): boolean {
  return savedStatuses.indexOf(to) > savedStatuses.indexOf(from)
}

/** Null for the last one. */
export function getNextStatus(status: SavedStatus): SavedStatus | null {
  return savedStatuses[savedStatuses.indexOf(status) + 1] ?? null
}

/** The statuses that may change to this one. */
export function listEarlier(status: SavedStatus): SavedStatus[] {
  return savedStatuses.filter((earlier) => isLaterStatus(earlier, status))
}
