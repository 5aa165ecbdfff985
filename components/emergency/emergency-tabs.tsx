import './emergency.css'
import './plan.css'
import { TabLinks } from '@/components/ui/tab-links'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { QuickExitBanner } from './exit-facts'

const tabs = ['exit', 'contacts', 'planning', 'check-in', 'documents'] as const

export type EmergencyTab = (typeof tabs)[number]

function tabPath(tab: EmergencyTab) {
  return tab === 'exit' ? '/emergency' : (`/emergency/${tab}` as const)
}

/** The exit, then the five tools. */
export function EmergencyTabs({ current }: { current: EmergencyTab }) {
  const w = words().emergency
  return (
    <>
      <div className="wrap emergency-top">
        <QuickExitBanner />
      </div>
      <TabLinks
        label={w.tabsLabel}
        tabs={tabs.map((id) => ({ href: to(tabPath(id)), label: w.tabs[id], isCurrent: id === current }))}
      />
    </>
  )
}
