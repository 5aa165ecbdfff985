import '@/components/ui/tab-row.css'
import type { ConsoleTabId, CountedTab } from '@/lib/staff/tabs'
import { formatNumber } from '@/lib/text/format'

/** Plain links: each tab has its own address, and shows the number of open tasks. */
export function ConsoleTabs({ tabs, current }: { tabs: readonly CountedTab[]; current: ConsoleTabId }) {
  return (
    <nav className="tab-row console-tabs" aria-label="Admin">
      <div className="wrap">
        <ul>
          {tabs.map(({ id, href, label, waiting }) => (
            <li key={id}>
              <a href={href} aria-current={id === current ? 'page' : undefined}>
                {label}
                {waiting > 0 ? (
                  <span className="console-count">
                    {formatNumber(waiting)}
                    <span className="sr-only"> waiting</span>
                  </span>
                ) : null}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
