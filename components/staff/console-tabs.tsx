import { TabLinks } from '@/components/ui/tab-links'
import type { ConsoleTabId, CountedTab } from '@/lib/staff/tabs'
import { formatNumber } from '@/lib/text/format'

/** Each tab shows the number of open tasks. */
export function ConsoleTabs({ tabs, current }: { tabs: readonly CountedTab[]; current: ConsoleTabId }) {
  return (
    <TabLinks
      className="console-tabs"
      label="Admin"
      tabs={tabs.map(({ id, href, label, waiting }) => ({
        href,
        isCurrent: id === current,
        label: (
          <>
            {label}
            {waiting > 0 ? (
              <span className="console-count">
                {formatNumber(waiting)}
                <span className="sr-only"> waiting</span>
              </span>
            ) : null}
          </>
        ),
      }))}
    />
  )
}
