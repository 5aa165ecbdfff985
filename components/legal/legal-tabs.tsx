import { TabLinks } from '@/components/ui/tab-links'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'

const tabs = [
  '/legal-education',
  '/legal-education/guides',
  '/legal-education/states',
  '/legal-education/tools',
  '/legal-education/help',
] as const

export type LegalTab = (typeof tabs)[number]

export function LegalTabs({ current }: { current: LegalTab }) {
  const w = words().legal
  return (
    <TabLinks
      label={w.hub}
      tabs={tabs.map((href) => ({ href: to(href), label: w.tabs[href], isCurrent: href === current }))}
    />
  )
}
