import { decideUpdate } from '@/lib/checks/decide'
import { decideUpdateCall } from '@/lib/checks/staff-calls'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(decideUpdateCall, ({ viewer, params, body }) => decideUpdate(viewer, params.id, body)),
})
