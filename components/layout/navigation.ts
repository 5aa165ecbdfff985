/** The header's links, in order. Their labels are in the layout's dictionary. */
export const nearLinks = ['/help'] as const

export const resourceMenu = ['/resources', '/housing-shelter', '/womens-health', '/rights-advocacy', '/grants'] as const

export const toolMenu = ['/dashboard', '/legal-education', '/location-services'] as const

export const plainLinks = ['/news', '/about', '/contact'] as const

/** The address itself or anything below it. */
export function isUnder(path: string, href: string): boolean {
  return path === href || path.startsWith(`${href}/`)
}

/** For aria-current: the current page, or a section that contains it. */
export function current(path: string, href: string): 'page' | 'true' | undefined {
  return path === href ? 'page' : isUnder(path, href) ? 'true' : undefined
}
