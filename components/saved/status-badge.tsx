import { useDashboardText } from '@/components/dashboard/dashboard-text'
import type { SavedStatus } from '@/lib/account/saved/status'

/** Gray, blue, yellow, green; the label says it too. */
export function StatusBadge({ status }: { status: SavedStatus }) {
  return <span className={`badge status-${status}`}>{useDashboardText().w.saved.statuses[status]}</span>
}
