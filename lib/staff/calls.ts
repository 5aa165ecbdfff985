/** The console's own calls: statistics, and staff members. */
import { z } from 'zod'
import { call } from '@/lib/http/call'
import { id } from '@/lib/http/text'
import { inviteInput, memberInput, staffMemberSchema, staffStatsSchema } from './schema'

const failed = (code: string) => `/admin/staff?failed=${code}`

export const getStatsCall = call('GET /api/admin/stats', 'staff:stats', {
  summary: 'The figures of the console; gifts in cents',
  response: staffStatsSchema,
})

export const listMembersCall = call('GET /api/admin/staff', 'admin', {
  summary: 'Who is on the staff, with which rights',
  response: z.array(staffMemberSchema),
})

export const inviteMemberCall = call('POST /api/admin/staff', 'admin', {
  summary: 'Takes someone on, and tells them by email',
  body: inviteInput,
  response: staffMemberSchema,
  status: 201,
  form: { lists: ['permissions'], done: '/admin/staff?done=staff-invited', failed },
})

export const updateMemberCall = call('PUT /api/admin/staff/{id}', 'admin', {
  summary: 'Changes the rights of someone on the staff, or switches the account off; never the last administrator’s',
  params: z.object({ id }),
  body: memberInput.extend({ isActive: z.boolean() }),
  response: staffMemberSchema,
})

export const saveMemberFormCall = call('POST /api/admin/staff/{id}/save', 'admin', {
  summary: 'The same, as a form without a script does it',
  params: z.object({ id }),
  body: memberInput,
  response: staffMemberSchema,
  form: { lists: ['permissions'], flags: ['isActive'], done: '/admin/staff?done=staff-updated', failed },
})
