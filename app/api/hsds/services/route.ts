import { listHsdsServicesCall } from '@/lib/directory-data/calls'
import { listServices } from '@/lib/directory-data/queries'
import { showServiceFacts } from '@/lib/directory-data/show'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { readHsdsFilter } from '../read-filter'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(listHsdsServicesCall, async ({ query }) => {
    const { page, per_page, minimal, full, format: _format, ...filters } = query
    const filter = await readHsdsFilter(filters)
    const found = await listServices(filter, { page, per_page })
    if (full) return found
    const contents = minimal
      ? found.contents.map(({ id, last_modified }) => ({ id, modified_date: last_modified }))
      : found.contents.map(showServiceFacts)
    return { ...found, contents }
  }),
})
