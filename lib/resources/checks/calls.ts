/** Public calls for feedback on the directory. */
import { z } from 'zod'
import { problemKinds } from '@/db/vocabulary/checks'
import { call } from '@/lib/http/call'
import { oneLine } from '@/lib/http/text'
import { tokenForm } from '@/lib/sealing/seal'
import { words } from '@/lib/site/language/words'
import { readPhone } from '../read-phone'
import { emptyAsNull } from '../staff/staff-schema'
import { listingInput } from './listing-schema'

const rightNumber = z.preprocess(
  emptyAsNull,
  oneLine({ max: 60 })
    .transform((value, context) => {
      const read = readPhone(value)
      if (read) return read.number
      context.issues.push({ code: 'custom', message: words().directory.report.numberWrong, input: value })
      return z.NEVER
    })
    .nullable()
    .default(null),
)

export const reportProblemCall = call('POST /api/reports', 'public', {
  summary: 'Says that something in an entry is wrong, and which number is right; anonymous',
  body: z.strictObject({
    slug: z.string().regex(/^[a-z0-9-]{1,120}$/, 'There is no such entry.'),
    kind: z.enum(problemKinds, 'Please choose what is wrong.'),
    /** Of the entry, where the visitor knows it; the number only, never words. */
    rightNumber,
  }),
  limit: { max: 10, seconds: 600 },
  form: { done: '/resources/reported', failed: '/resources' },
})

export const answerListingCall = call('POST /api/listing/{token}', 'public', {
  summary: 'What an organization says of its own entry, by the link that was emailed to it; read by staff first',
  params: z.object({ token: tokenForm }),
  body: listingInput,
  limit: { max: 20, seconds: 600 },
  form: { lists: ['shown'], done: '/resources/listing-sent', failed: '/resources' },
})
