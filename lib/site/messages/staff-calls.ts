/** How staff write down that a native reader has read the words of a language. */
import { z } from 'zod'
import { call } from '@/lib/http/call'
import { oneLine } from '@/lib/http/text'

const TAG = /^[a-z]{2,3}(-[A-Z][a-z]{3})?$/

export const recordReadingInput = z.strictObject({
  /** Who read it. */
  reader: oneLine({ max: 200 }),
  /** Of the words that were read. */
  version: z.string().regex(/^[0-9a-f]{16}$/),
})
export type RecordReadingInput = z.output<typeof recordReadingInput>

export const recordReadingCall = call('POST /api/admin/languages/{tag}/reading', 'staff:resources', {
  summary: 'Records that a native reader has read the words of a language',
  params: z.object({ tag: z.string().regex(TAG) }),
  body: recordReadingInput,
  limit: { max: 60, seconds: 60 },
  form: {
    done: '/admin/languages',
    failed: (code: string, path: string) => `/admin/languages/${path.split('/')[4]}?failed=${code}`,
  },
})
