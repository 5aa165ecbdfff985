import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { restoreResourceCall } from '@/lib/resources/staff/staff-calls'
import { restoreResource } from '@/lib/resources/staff/staff-service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(restoreResourceCall, async ({ viewer, params }) => restoreResource(viewer, params.id)),
})
