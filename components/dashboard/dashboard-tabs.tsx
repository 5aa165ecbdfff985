import { useDashboardText } from './dashboard-text'
import { plainPagePath } from './whole-page'

const tabs = [
  ['/dashboard', 'overview'],
  ['/dashboard/saved', 'saved'],
  ['/dashboard/reminders', 'reminders'],
  ['/dashboard/recommendations', 'recommendations'],
  ['/dashboard/check-in', 'checkIn'],
] as const

export type DashboardTab = (typeof tabs)[number][0]

/** Plain links: each tab is an address. */
export function DashboardTabs({ current, isWhole = false }: { current?: DashboardTab; isWhole?: boolean }) {
  const { w, to } = useDashboardText()
  return (
    <nav className="dashboard-tabs" aria-label={w.frame.tabs}>
      <div className="wrap">
        <ul>
          {tabs.map(([href, name]) => (
            <li key={href}>
              <a
                href={isWhole ? plainPagePath(to(href)) : to(href)}
                aria-current={href === current ? 'page' : undefined}
              >
                {w.frame[name]}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
