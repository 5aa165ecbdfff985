import { JsonLd } from '@/components/layout/json-ld'
import { resourcePath } from '@/lib/resources/place'
import type { ResourceDto } from '@/lib/resources/schema'
import { to } from '@/lib/site/language/paths'
import { site } from '@/lib/site/site'

/** The page's list for search engines: only the addresses of the records' pages, which have the details. */
export function ResourceListData({ entries, path }: { entries: ResourceDto[]; path: string }) {
  return (
    <JsonLd
      data={{
        '@type': 'ItemList',
        url: `${site.url}${to(path)}`,
        numberOfItems: entries.length,
        itemListElement: entries.map((entry, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          url: `${site.url}${to(resourcePath(entry))}`,
        })),
      }}
    />
  )
}
