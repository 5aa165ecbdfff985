import { listHsdsTaxonomiesCall } from '@/lib/directory-data/calls'
import { cutPage } from '@/lib/directory-data/hsds-page'
import { getTaxonomy, taxonomyKeys } from '@/lib/directory-data/hsds-terms'
import { openData } from '@/lib/directory-data/version'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: openData(
    route(listHsdsTaxonomiesCall, async ({ query: { search = '', ...paging } }) => {
      const words = search.toLowerCase()
      const all = taxonomyKeys.map(getTaxonomy)
      return cutPage(
        all.filter(({ name, description }) => `${name} ${description}`.toLowerCase().includes(words)),
        paging,
      )
    }),
  ),
})
