/** The newsletter's list, for the staff. */
import { z } from 'zod'
import { call } from '@/lib/http/call'
import { pageQuery } from '@/lib/http/page'
import { exportCall, manyCall } from '@/lib/http/staff-list/many'
import { id, oneLine } from '@/lib/http/text'
import { subscriberCountsSchema, subscriberSchema, subscriberStates } from './schema'

export const listSubscribersCall = call('GET /api/admin/subscribers', 'permission:subscribers:read', {
  summary: 'Who gets the newsletter; with `q`, every address that holds it, also those that wait or left',
  query: z.object({
    ...pageQuery(z.uuid()),
    q: oneLine({ min: 0, max: 200 }).optional(),
    state: z.enum(subscriberStates).optional(),
  }),
  response: z.array(subscriberSchema),
})

export const countSubscribersCall = call('GET /api/admin/subscribers/counts', 'permission:subscribers:read', {
  summary: 'How many get the newsletter, by interest',
  response: subscriberCountsSchema,
})

export const exportSubscribersCall = call('GET /api/admin/subscribers/csv', 'permission:subscribers:read', {
  summary: 'Who gets the newsletter, as a spreadsheet',
  produces: 'text/csv',
  limit: { max: 30, seconds: 600 },
})

export const removeSubscriberCall = call('POST /api/admin/subscribers/{id}/remove', 'admin', {
  summary: 'Deletes a subscriber, with everything stored about the address',
  params: z.object({ id }),
  form: {
    done: '/admin/subscribers?done=subscriber-removed',
    failed: (code) => `/admin/subscribers?failed=${code}`,
  },
})

export const manySubscribersCall = manyCall('subscribers', 'admin', ['remove'])

export const exportChosenSubscribersCall = exportCall('subscribers', 'permission:subscribers:read')
