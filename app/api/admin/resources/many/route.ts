import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { answerMany } from '@/lib/http/staff-list/many'
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
  POST: route(manyResourcesCall, ({ viewer, body }) =>
    answerMany('/admin/resources', body, (id) => acts[body.act](viewer, id)),
  ),
})
