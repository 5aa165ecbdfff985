import '@/components/ui/tab-row.css'
import './emergency.css'
import './plan.css'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { QuickExitBanner } from './quick-exit-banner'

const tabs = ['exit', 'contacts', 'planning', 'check-in', 'documents'] as const

export type EmergencyTab = (typeof tabs)[number]

function tabPath(tab: EmergencyTab) {
  return tab === 'exit' ? '/emergency' : (`/emergency/${tab}` as const)
}

/** The exit, then the five tools. Each has its own address, so the tabs work without a script. */
export function EmergencyTabs({ current }: { current: EmergencyTab }) {
  const w = words().emergency
  return (
    <div className="wrap emergency-top">
      <QuickExitBanner />
      <nav aria-label={w.tabsLabel} className="tab-row tabs">
        <ul>
          {tabs.map((id) => (
            <li key={id}>
              <a href={to(tabPath(id))} aria-current={id === current ? 'page' : undefined}>
                {w.tabs[id]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
