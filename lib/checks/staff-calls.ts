/** How staff keep the directory true. */
import { z } from 'zod'
import { call } from '@/lib/http/call'
import { pageQuery } from '@/lib/http/page'
import { id } from '@/lib/http/text'
import { checkedAnswer, checkInput, nextAnswer, queueItemSchema, queuePosition, queueShows } from './schema'

const WRITES = { max: 120, seconds: 60 }
const access = 'staff:resources'
const params = z.object({ id })
const failed = (code: string) => `/admin/checks?failed=${code}`
const moveOn = { done: '/admin/checks', failed }

export const listChecksCall = call({
  method: 'GET',
  path: '/api/admin/checks',
  access,
  summary: 'What to check: emergencies first, then by age of the last check, then by reports',
  query: z.object({ ...pageQuery(queuePosition), show: z.enum(queueShows).default('all') }),
  response: z.array(queueItemSchema),
})

export const nextCheckCall = call({
  method: 'POST',
  path: '/api/admin/checks/next',
  access,
  summary: 'Takes the riskiest entry that nobody else is checking',
  response: nextAnswer,
  limit: WRITES,
  form: moveOn,
})

export const claimCheckCall = call({
  method: 'POST',
  path: '/api/admin/checks/{id}/claim',
  access,
  summary: 'Takes an entry to check, for 20 minutes',
  params,
  limit: WRITES,
  form: moveOn,
})

export const skipCheckCall = call({
  method: 'POST',
  path: '/api/admin/checks/{id}/skip',
  access,
  summary: 'Puts an entry off to the next day, and takes the next one',
  params,
  response: nextAnswer,
  limit: WRITES,
  form: moveOn,
})

export const saveCheckCall = call({
  method: 'POST',
  path: '/api/admin/checks/{id}',
  access,
  summary: 'What was confirmed and corrected of an entry; answers which one is next',
  params,
  body: checkInput,
  response: checkedAnswer,
  limit: WRITES,
  form: { lists: ['confirmed', 'shown'], numbers: ['version'], ...moveOn },
})

export const removeCheckedCall = call({
  method: 'POST',
  path: '/api/admin/checks/{id}/remove',
  access,
  summary: 'Takes an entry that has closed out of the directory, which can be undone for 30 days',
  params,
  response: nextAnswer,
  limit: WRITES,
  form: moveOn,
})
