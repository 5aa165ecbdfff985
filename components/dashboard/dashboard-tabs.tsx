import { TabLinks } from '@/components/ui/tab-links'
import { useDashboardText } from './dashboard-text'

/** The same page rendered on the server with all her data (next.config.mjs), for a browser without a script. */
export function plainPagePath(path: string): string {
  return `${path}?plain=1`
}

const tabs = [
  ['/dashboard', 'overview'],
  ['/dashboard/saved', 'saved'],
  ['/dashboard/reminders', 'reminders'],
  ['/dashboard/recommendations', 'recommendations'],
  ['/dashboard/check-in', 'checkIn'],
] as const

export type DashboardTab = (typeof tabs)[number][0]

export function DashboardTabs({ current, isWhole = false }: { current?: DashboardTab; isWhole?: boolean }) {
  const { w, to } = useDashboardText()
  return (
    <TabLinks
      label={w.frame.tabs}
      tabs={tabs.map(([href, name]) => ({
        href: isWhole ? plainPagePath(to(href)) : to(href),
        label: w.frame[name],
        isCurrent: href === current,
      }))}
    />
  )
}
