/** Staff calls about organizations' room reports. */
import { z } from 'zod'
import { call } from '@/lib/http/call'
import { id } from '@/lib/http/text'

const ofEntry = z.object({ id })
const page = {
  done: '/admin/checks',
  failed: (code: string, path: string) => `/admin/checks/${path.split('/')[4]}?failed=${code}`,
}

export const createRoomLinkCall = call('POST /api/admin/rooms/{id}/link', 'staff:resources', {
  summary: 'Emails the organization a lasting link by which it says whether it has room tonight; an earlier one ends',
  params: ofEntry,
  limit: { max: 30, seconds: 60 },
  form: page,
})

export const endRoomLinkCall = call('POST /api/admin/rooms/{id}/end', 'staff:resources', {
  summary: 'Ends its link and its phone, and takes back what was said',
  params: ofEntry,
  form: page,
})

export const clearRoomCall = call('POST /api/admin/rooms/{id}/clear', 'staff:resources', {
  summary: 'Takes back what an organization said of tonight',
  params: ofEntry,
  form: page,
})
