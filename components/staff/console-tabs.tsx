import type { ConsoleTab, ConsoleTabId } from '@/lib/staff/tabs'

/** Plain links: each tab is an address of its own. */
export function ConsoleTabs({ tabs, current }: { tabs: readonly ConsoleTab[]; current: ConsoleTabId }) {
  return (
    <nav className="console-tabs" aria-label="Admin">
      <div className="wrap">
        <ul>
          {tabs.map(({ id, href, label }) => (
            <li key={id}>
              <a href={href} aria-current={id === current ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
