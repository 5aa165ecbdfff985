import { methods } from '@/lib/http/methods'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'
import { askOrganization } from '@/lib/resources/checks/listing'
import { askOrganizationCall } from '@/lib/resources/checks/staff-calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(askOrganizationCall, async ({ viewer, params }) => {
    await askOrganization(viewer, params.id)
    return reply(undefined, { headers: { location: `/admin/checks/${params.id}?done=organization-asked` } })
  }),
})
