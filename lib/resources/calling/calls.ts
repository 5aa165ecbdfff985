/** The calls of a volunteer in a round of calls. */
import { z } from 'zod'
import { call } from '@/lib/http/call'
import { tokenForm } from '@/lib/sealing/seal'
import { answerInput } from './schema'

const params = z.object({ token: tokenForm })
/** Volunteers may sit in one room. */
const limit = { max: 300, seconds: 600 }
const page = (path: string) => `/calling/${path.split('/')[3]}`
const failed = (code: string, path: string) => `${page(path)}?failed=${code}`

export const reserveProgramCall = call('POST /api/calling/{token}/next', 'public', {
  summary: 'Takes the next program of a round of calls, by a volunteer’s link; the one in hand is put back',
  params,
  limit,
  form: { done: '/calling', failed },
})

export const answerProgramCall = call('POST /api/calling/{token}/answers', 'public', {
  summary: 'What a program said on the phone, by a volunteer’s link; staff read it before anything is public',
  params,
  body: answerInput,
  limit,
  form: { done: '/calling', failed },
})
