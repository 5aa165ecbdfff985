import { reply } from '@/lib/http/answer'
import { methods } from '@/lib/http/methods'
import { linkNext } from '@/lib/http/page'
import { route } from '@/lib/http/route'
import { createResourceCall, listStaffResourcesCall } from '@/lib/resources/staff-calls'
import { listStaffResources } from '@/lib/resources/staff-queries'
import { createResource } from '@/lib/resources/staff-service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(listStaffResourcesCall, async ({ query: { cursor, ...filter }, request }) => {
    const { items, next } = await listStaffResources({ ...filter, after: cursor })
    return reply(items, { headers: linkNext(request, next) })
  }),
  POST: route(createResourceCall, async ({ viewer, body }) => createResource(viewer, body)),
})
