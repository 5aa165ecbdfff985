/** API calls with which an organization reports, by its own link, whether it has room tonight. */
import { z } from 'zod'
import { roomAnswers } from '@/db/vocabulary/operations'
import { call } from '@/lib/http/call'
import { tokenForm } from '@/lib/sealing/seal'

const params = z.object({ token: tokenForm })
const limit = { max: 30, seconds: 600 }
const done = '/resources'
const failed = (_code: string, path: string) => `/rooms/${path.split('/')[3]}?failed`

export const setRoomCall = call('POST /api/rooms/{token}', 'public', {
  summary:
    'An organization says whether it has room tonight, by its own link; shown for 12 hours. `clear` takes it back',
  params,
  body: z.strictObject({ says: z.enum([...roomAnswers, 'clear']) }),
  limit,
  form: { done, failed },
})

export const askRoomCodeCall = call('POST /api/rooms/{token}/phone', 'public', {
  summary: 'A code of half an hour, which a phone texts to the number of the site so that its texts are believed',
  params,
  limit,
  form: { done, failed },
})

export const forgetRoomPhoneCall = call('POST /api/rooms/{token}/phone/forget', 'public', {
  summary: 'Texts of the phone are no longer believed',
  params,
  limit,
  form: { done, failed },
})
