import { call } from '@/lib/http/call'
import { contactAnswer, contactInput } from './schema'

export const contactCall = call('POST /api/contact', 'public', {
  summary: 'Leaves a message for the staff',
  body: contactInput,
  form: { lists: ['reachBy'], flags: ['voicemailOk'], done: '/contact/sent', failed: '/contact' },
  response: contactAnswer,
  status: 201,
  limit: { max: 10, seconds: 3600 },
})
