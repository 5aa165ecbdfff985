import { reply } from '@/lib/http/answer'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { runMany, writeBackHref } from '@/lib/http/staff-list/many'
import { manyResourcesCall } from '@/lib/resources/staff/staff-calls'
import {
  archiveResource,
  deleteResource,
  restoreResource,
  unarchiveResource,
} from '@/lib/resources/staff/staff-service'

const acts = {
  archive: archiveResource,
  unarchive: unarchiveResource,
  delete: deleteResource,
  restore: restoreResource,
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(manyResourcesCall, async ({ viewer, body }) => {
    const result = await runMany(body.ids, (id) => acts[body.act](viewer, id))
    return reply(result, { headers: { location: writeBackHref('/admin/resources', body.back) } })
  }),
})
