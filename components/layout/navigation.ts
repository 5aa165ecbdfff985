/** The header's links, in order. */
export const resourceMenu = [
  { href: '/resources', label: 'All Resources' },
  { href: '/housing-shelter', label: 'Housing & Shelter' },
  { href: '/womens-health', label: "Women's Health" },
  { href: '/rights-advocacy', label: 'Rights & Advocacy' },
  { href: '/grants', label: 'Grants & Financial Support' },
]

export const toolMenu = [
  { href: '/dashboard', label: 'Personal Dashboard' },
  { href: '/legal-education', label: 'Legal Education Hub' },
  { href: '/location-services', label: 'Location Services' },
]

export const plainLinks = [
  { href: '/news', label: 'News' },
  { href: '/about', label: 'About' },
  { href: '/contact', label: 'Contact' },
]

/** The address itself or anything below it. */
export function isUnder(path: string, href: string): boolean {
  return path === href || path.startsWith(`${href}/`)
}

/** For aria-current: the page itself, or a section that holds it. */
export function current(path: string, href: string): 'page' | 'true' | undefined {
  return path === href ? 'page' : isUnder(path, href) ? 'true' : undefined
}
