import { nameWholePage } from './whole-page'

const tabs = [
  { href: '/dashboard', label: 'Overview' },
  { href: '/dashboard/saved', label: 'Saved' },
  { href: '/dashboard/reminders', label: 'Reminders' },
  { href: '/dashboard/recommendations', label: 'Recommendations' },
  { href: '/dashboard/check-in', label: 'Check-in' },
] as const

export type DashboardTab = (typeof tabs)[number]['href']

/** Plain links: each tab is an address. */
export function DashboardTabs({ current, isWhole = false }: { current?: DashboardTab; isWhole?: boolean }) {
  return (
    <nav className="dashboard-tabs" aria-label="Personal dashboard">
      <div className="wrap">
        <ul>
          {tabs.map(({ href, label }) => (
            <li key={href}>
              <a href={isWhole ? nameWholePage(href) : href} aria-current={href === current ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
