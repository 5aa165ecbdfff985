import { useSaid } from '@/components/dashboard/said'
import type { SavedStatus } from '@/lib/account/saved/status'

/** Grey, blue, yellow, green; the word says it too. */
export function StatusBadge({ status }: { status: SavedStatus }) {
  return <span className={`badge status-${status}`}>{useSaid().w.saved.statuses[status]}</span>
}
