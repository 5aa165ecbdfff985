import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { saveResourceFormCall } from '@/lib/resources/staff-calls'
import { updateResource } from '@/lib/resources/staff-service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(saveResourceFormCall, async ({ viewer, params, body }) => updateResource(viewer, params.id, body)),
})
