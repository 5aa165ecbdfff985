import { listHsdsPlacesCall } from '@/lib/directory-data/calls'
import { listPlaces } from '@/lib/directory-data/queries'
import { showPlaceFacts } from '@/lib/directory-data/show'
import { openData } from '@/lib/directory-data/version'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: openData(
    route(listHsdsPlacesCall, async ({ query }) => {
      const { page, per_page, full, format: _format, ...filters } = query
      const found = await listPlaces(filters, { page, per_page })
      return full ? found : { ...found, contents: found.contents.map(showPlaceFacts) }
    }),
  ),
})
