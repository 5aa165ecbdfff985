import { getPartnerFileCall } from '@/lib/directory-data/imports/calls'
import { getPartnerFile } from '@/lib/directory-data/imports/partner'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(getPartnerFileCall, ({ request, params }) => getPartnerFile(request, params.id)),
})
