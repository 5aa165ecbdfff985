export const legalTabs = [
  { href: '/legal-education', label: 'Overview' },
  { href: '/legal-education/guides', label: 'Legal Guides' },
  { href: '/legal-education/states', label: 'State by State' },
  { href: '/legal-education/tools', label: 'Legal Tools' },
  { href: '/legal-education/help', label: 'Get Legal Help' },
] as const

export type LegalTab = (typeof legalTabs)[number]['href']

/** Plain links: each tab is an address, so that it can be opened, shared and gone back to without a script. */
export function LegalTabs({ current }: { current: LegalTab }) {
  return (
    <nav className="legal-tabs" aria-label="Legal Education Hub">
      <div className="wrap">
        <ul>
          {legalTabs.map(({ href, label }) => (
            <li key={href}>
              <a href={href} aria-current={href === current ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
