/** The newsletter's list, for the staff. */
import { z } from 'zod'
import { call } from '@/lib/http/call'
import { pageQuery } from '@/lib/http/page'
import { subscriberCountsSchema, subscriberSchema } from './schema'

export const listSubscribersCall = call({
  method: 'GET',
  path: '/api/admin/subscribers',
  access: 'permission:subscribers:read',
  summary: 'Who gets the newsletter',
  query: z.object(pageQuery(z.uuid())),
  response: z.array(subscriberSchema),
})

export const countSubscribersCall = call({
  method: 'GET',
  path: '/api/admin/subscribers/counts',
  access: 'permission:subscribers:read',
  summary: 'How many get the newsletter, by interest',
  response: subscriberCountsSchema,
})

export const exportSubscribersCall = call({
  method: 'GET',
  path: '/api/admin/subscribers/csv',
  access: 'permission:subscribers:read',
  summary: 'Who gets the newsletter, as a spreadsheet',
  produces: 'text/csv',
  limit: { max: 30, seconds: 600 },
})
