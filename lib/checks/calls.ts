/** What anybody may say of the directory. */
import { z } from 'zod'
import { problemKinds } from '@/db/vocabulary/checks'
import { call } from '@/lib/http/call'

export const reportProblemCall = call({
  method: 'POST',
  path: '/api/reports',
  access: 'public',
  summary: 'Says that something in an entry is wrong; anonymous, in one word',
  body: z.strictObject({
    slug: z.string().regex(/^[a-z0-9-]{1,120}$/, 'There is no such entry.'),
    kind: z.enum(problemKinds, 'Please choose what is wrong.'),
  }),
  limit: { max: 10, seconds: 600 },
  form: { done: '/resources/reported', failed: '/resources' },
})
