import { TabLinks } from '@/components/ui/tab-links'
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
