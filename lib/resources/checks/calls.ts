/** Public calls for feedback on the directory. */
import { z } from 'zod'
import { problemKinds } from '@/db/vocabulary/checks'
import { call } from '@/lib/http/call'
import { listingInput } from './listing-schema'
import { listingToken } from './listing-token'

export const reportProblemCall = call('POST /api/reports', 'public', {
  summary: 'Says that something in an entry is wrong; anonymous, in one word',
  body: z.strictObject({
    slug: z.string().regex(/^[a-z0-9-]{1,120}$/, 'There is no such entry.'),
    kind: z.enum(problemKinds, 'Please choose what is wrong.'),
  }),
  limit: { max: 10, seconds: 600 },
  form: { done: '/resources/reported', failed: '/resources' },
})

export const answerListingCall = call('POST /api/listing/{token}', 'public', {
  summary: 'What an organization says of its own entry, by the link that was emailed to it; read by staff first',
  params: z.object({ token: listingToken }),
  body: listingInput,
  limit: { max: 20, seconds: 600 },
  form: { lists: ['shown'], done: '/resources/listing-sent', failed: '/resources' },
})
