import { AppError } from '@/lib/http/app-error'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { deleteResourceCall, getStaffResourceCall, updateResourceCall } from '@/lib/resources/staff/staff-calls'
import { getStaffResource } from '@/lib/resources/staff/staff-queries'
import { deleteResource, updateResource } from '@/lib/resources/staff/staff-service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(getStaffResourceCall, async ({ viewer, params }) => {
    const resource = await getStaffResource(viewer, params.id)
    if (!resource) throw new AppError('not-found')
    return resource
  }),
  PUT: route(updateResourceCall, async ({ viewer, params, body }) => updateResource(viewer, params.id, body)),
  DELETE: route(deleteResourceCall, async ({ viewer, params }) => deleteResource(viewer, params.id)),
})
