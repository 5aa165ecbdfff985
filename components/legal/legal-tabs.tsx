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

/** Plain links: each tab has its own address, so it can be opened, shared and returned to without a script. */
export function LegalTabs({ current }: { current: LegalTab }) {
  const w = words().legal
  return (
    <nav className="legal-tabs" aria-label={w.hub}>
      <div className="wrap">
        <ul>
          {tabs.map((href) => (
            <li key={href}>
              <a href={to(href)} aria-current={href === current ? 'page' : undefined}>
                {w.tabs[href]}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
