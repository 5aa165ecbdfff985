import { revokePartnerKeyCall } from '@/lib/directory-data/imports/calls'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { revokePartnerKey } from '@/lib/session/partner-keys'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(revokePartnerKeyCall, ({ viewer, params }) => revokePartnerKey(viewer, params.id)),
})
