import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { updateMemberCall } from '@/lib/staff/calls'
import { updateMember } from '@/lib/staff/members'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: route(updateMemberCall, async ({ viewer, params, body }) => updateMember(viewer, params.id, body)),
})
