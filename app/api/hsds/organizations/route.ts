import { listHsdsOrganizationsCall } from '@/lib/directory-data/calls'
import { listOrganizations } from '@/lib/directory-data/queries'
import { showOrganization } from '@/lib/directory-data/show'
import { openData } from '@/lib/directory-data/version'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'

const FULL_EACH = 20

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: openData(
    route(listHsdsOrganizationsCall, async ({ query }) => {
      const { page, per_page, full, full_service, format: _format, ...filters } = query
      const isFull = full || full_service
      const found = await listOrganizations(filters, { page, per_page }, isFull ? FULL_EACH : 1)
      const form = full_service ? 'nested' : full ? 'plain' : 'none'
      return { ...found, contents: found.contents.map((organization) => showOrganization(organization, form)) }
    }),
  ),
})
