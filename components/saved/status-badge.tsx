import { type SavedStatus, statusNames } from '@/lib/account/saved/status'

/** Grey, blue, yellow, green; the word says it too. */
export function StatusBadge({ status }: { status: SavedStatus }) {
  return <span className={`badge status-${status}`}>{statusNames[status]}</span>
}
