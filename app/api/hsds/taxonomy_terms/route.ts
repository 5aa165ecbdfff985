import { listHsdsTermsCall } from '@/lib/directory-data/calls'
import { cutPage } from '@/lib/directory-data/hsds-page'
import { listTerms } from '@/lib/directory-data/terms-query'
import { openData } from '@/lib/directory-data/version'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: openData(
    route(listHsdsTermsCall, async ({ query }) => {
      const { search = '', taxonomy_id, parent_id, page, per_page } = query
      const words = search.toLowerCase()
      // Our taxonomy terms have no parents.
      const terms = parent_id ? [] : await listTerms()
      const found = terms.filter(
        (term) =>
          (!taxonomy_id || term.taxonomy_id === taxonomy_id) &&
          `${term.name} ${term.code} ${term.description}`.toLowerCase().includes(words),
      )
      return cutPage(found, { page, per_page })
    }),
  ),
})
