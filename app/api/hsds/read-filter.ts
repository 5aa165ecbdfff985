import type { ServiceFilter } from '@/lib/directory-data/queries'
import { SEARCH_DEPTH } from '@/lib/resources/directory'
import { searchResources } from '@/lib/resources/queries'
import { toSearchQuery } from '@/lib/resources/search-input'

type Typed = Omit<ServiceFilter, 'found'> & { search?: string }

/** Words are looked for as the site's own search does it, in the same depth. */
export async function readHsdsFilter({ search, ...filter }: Typed): Promise<ServiceFilter> {
  if (!search) return filter
  const { items } = await searchResources(toSearchQuery({ q: search }), { offset: 0, limit: SEARCH_DEPTH })
  return { ...filter, found: items.map(({ id }) => id) }
}
