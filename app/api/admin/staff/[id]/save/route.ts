import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { saveMemberFormCall } from '@/lib/staff/calls'
import { updateMember } from '@/lib/staff/members'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(saveMemberFormCall, async ({ viewer, params, body }) => updateMember(viewer, params.id, body)),
})
