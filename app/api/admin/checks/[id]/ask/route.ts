import { askOrganization } from '@/lib/checks/listing'
import { askOrganizationCall } from '@/lib/checks/staff-calls'
import { reply } from '@/lib/http/answer'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(askOrganizationCall, async ({ viewer, params }) => {
    await askOrganization(viewer, params.id)
    return reply(undefined, { headers: { location: `/admin/checks/${params.id}?done=organization-asked` } })
  }),
})
