import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { decideUpdate } from '@/lib/resources/checks/decide'
import { decideUpdateCall } from '@/lib/resources/checks/staff-calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(decideUpdateCall, ({ viewer, params, body }) => decideUpdate(viewer, params.id, body)),
})
