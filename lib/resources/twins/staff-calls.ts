/** Records that stand twice. */
import { z } from 'zod'
import { call } from '@/lib/http/call'
import { twinInput, twinsSchema } from './twin-schema'

const access = 'staff:resources'

export const listTwinsCall = call('GET /api/admin/twins', access, {
  summary: 'Pairs of entries of one name in one town that nobody has decided on, the surest first',
  response: z.array(twinsSchema),
})

export const settleTwinsCall = call('POST /api/admin/twins', access, {
  summary: 'Merges two entries into one, whose address the other leads to, or says that they are two',
  body: twinInput,
  deadline: 11_000,
  limit: { max: 120, seconds: 60 },
  form: { done: '/admin/checks/twins?done=twins-settled', failed: (code) => `/admin/checks/twins?failed=${code}` },
})
