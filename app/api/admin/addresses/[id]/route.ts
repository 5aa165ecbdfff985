import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { decideAddress } from '@/lib/resources/checks/addresses'
import { decideAddressCall } from '@/lib/resources/checks/staff-calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(decideAddressCall, ({ viewer, params, body }) => decideAddress(viewer, params.id, body)),
})
