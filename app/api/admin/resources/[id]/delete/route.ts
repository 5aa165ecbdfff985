import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { removeResourceFormCall } from '@/lib/resources/staff/staff-calls'
import { deleteResource } from '@/lib/resources/staff/staff-service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(removeResourceFormCall, async ({ viewer, params }) => deleteResource(viewer, params.id)),
})
