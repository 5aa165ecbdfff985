import './tab-row.css'
import type { ReactNode } from 'react'

export interface TabLink {
  href: string
  label: ReactNode
  isCurrent: boolean
}

/**
 * The tabs of a part of the site, above the page's title. Plain links: each has its own address, so it can be opened,
 * shared and returned to without a script. A page with tabs has no breadcrumbs.
 */
export function TabLinks({
  label,
  tabs,
  className = '',
}: {
  label: string
  tabs: readonly TabLink[]
  className?: string
}) {
  return (
    <nav className={`tab-row ${className}`.trimEnd()} aria-label={label}>
      <ul>
        {tabs.map(({ href, label: name, isCurrent }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
