import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { inviteMemberCall, listMembersCall } from '@/lib/staff/calls'
import { inviteMember, listMembers } from '@/lib/staff/members'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(listMembersCall, listMembers),
  POST: route(inviteMemberCall, async ({ viewer, body }) => inviteMember(viewer, body)),
})
