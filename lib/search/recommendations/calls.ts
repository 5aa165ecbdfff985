/** What she says she needs, and what the directory has for it. */
import { z } from 'zod'
import type { AppErrorCode } from '@/lib/http/app-error'
import { call } from '@/lib/http/call'
import { preferencesInput, preferencesSchema, recommendationSchema } from './schema'

const WRITES = { max: 240, seconds: 60 }
const PAGE = '/dashboard/recommendations'
const showProblem = (code: AppErrorCode) => (code === 'signed-out' ? PAGE : `${PAGE}?problem=${code}`)

export const getPreferencesCall = call('GET /api/user/preferences', 'member', {
  summary: 'What she said about what she needs; null before she said anything',
  response: preferencesSchema.nullable(),
})

export const savePreferencesCall = call('PUT /api/user/preferences', 'member', {
  summary: 'Takes the place of what she said before; every field is optional',
  body: preferencesInput,
  response: preferencesSchema,
  limit: WRITES,
})

export const erasePreferencesCall = call('DELETE /api/user/preferences', 'member', {
  summary: 'Erases what she said, and the recommendations with it',
  limit: WRITES,
})

/** The same for plain forms, which cannot send PUT or DELETE. */
export const sendPreferencesCall = call('POST /api/user/preferences', 'member', {
  summary: 'A form’s way to change or erase them',
  body: z.discriminatedUnion('do', [
    preferencesInput.extend({ do: z.literal('save') }),
    z.strictObject({ do: z.literal('erase') }),
  ]),
  limit: WRITES,
  form: { lists: ['needs', 'languages'], flags: ['hasChildren', 'hasPets'], done: PAGE, failed: showProblem },
})

export const listRecommendationsCall = call('GET /api/user/ai-recommendations', 'member', {
  summary: 'Entries of the directory that fit what she said, best first, with reasons; worked out here by fixed rules',
  response: z.array(recommendationSchema),
})
