/** Check-ins and the people who are told of them: hers alone; and the one page of a contact. */
import { z } from 'zod'
import type { AppErrorCode } from '@/lib/http/app-error'
import { call } from '@/lib/http/call'
import { pageQuery } from '@/lib/http/page'
import { id } from '@/lib/http/text'
import {
  answerInput,
  checkInAction,
  checkInInput,
  checkInSchema,
  checkInViewSchema,
  contactInput,
  contactSchema,
} from './schema'

const PAGE = '/dashboard/check-in'
const WRITES = { max: 120, seconds: 60 }
const ANSWERS = { max: 20, seconds: 60 }
const position = z.object({ created: z.string().regex(/^[\d :.+-]{19,40}$/), id: z.uuid() })
const one = {
  path: '/api/user/check-ins/{id}',
  access: 'member',
  params: z.object({ id }),
  limit: WRITES,
} as const

const showProblem = (code: AppErrorCode) => (code === 'signed-out' ? PAGE : `${PAGE}?problem=${code}`)
/** What does not fit in a form about one that is there is its PIN. */
const showPinProblem = (code: AppErrorCode) => (code === 'invalid' ? `${PAGE}?problem=pin` : showProblem(code))

export const listCheckInsCall = call({
  method: 'GET',
  path: '/api/user/check-ins',
  access: 'member',
  summary: 'Her check-ins, the newest first; one that ended is there for 72 hours',
  query: z.object(pageQuery(position)),
  response: z.array(checkInSchema),
})

export const getCheckInViewCall = call({
  method: 'GET',
  path: '/api/user/check-ins/view',
  access: 'member',
  summary: 'Her check-ins and the people she trusts, with the moment at which it is so',
  response: checkInViewSchema,
})

export const createCheckInCall = call({
  method: 'POST',
  path: '/api/user/check-ins',
  access: 'member',
  summary: 'Writes a check-in, which starts only when she arms it: in `hours`, or `at` a time on a clock of `timeZone`',
  body: checkInInput,
  bodyLimit: 32_768,
  response: checkInSchema,
  status: 201,
  limit: WRITES,
  form: {
    lists: ['contactIds'],
    numbers: ['hours', 'graceMinutes'],
    done: `${PAGE}?notice=written`,
    failed: showProblem,
  },
})

export const getCheckInCall = call({
  method: 'GET',
  path: '/api/user/check-ins/{id}',
  access: 'member',
  summary: 'One check-in of hers',
  params: z.object({ id }),
  response: checkInSchema,
})

export const changeCheckInCall = call({
  ...one,
  method: 'PATCH',
  summary: 'Arms, extends or cancels it, or says that she is safe',
  body: checkInAction,
  response: checkInSchema,
})

export const sendCheckInCall = call({
  ...one,
  method: 'POST',
  summary: 'The same by a form; and to erase one that is not running',
  body: z.union([checkInAction, z.strictObject({ do: z.literal('erase') })]),
  form: { numbers: ['minutes'], done: PAGE, failed: showPinProblem },
})

export const eraseCheckInCall = call({
  ...one,
  method: 'DELETE',
  summary: 'Erases a check-in that is not running',
})

export const listContactsCall = call({
  method: 'GET',
  path: '/api/user/contacts',
  access: 'member',
  summary: 'The people she trusts, and what they answered',
  response: z.array(contactSchema),
})

export const addContactCall = call({
  method: 'POST',
  path: '/api/user/contacts',
  access: 'member',
  summary: 'Asks someone by email; nothing can be armed before that person has said yes',
  body: contactInput,
  response: contactSchema,
  status: 201,
  limit: WRITES,
  form: { done: `${PAGE}?notice=asked`, failed: showProblem },
})

const contact = {
  path: '/api/user/contacts/{id}',
  access: 'member',
  params: z.object({ id }),
  limit: WRITES,
} as const

export const removeContactCall = call({
  ...contact,
  method: 'DELETE',
  summary: 'Takes someone off her list; their name and address are erased',
})

/** A form knows no DELETE. */
export const sendContactRemovalCall = call({
  ...contact,
  method: 'POST',
  summary: 'A form’s way to take someone off her list',
  body: z.strictObject({ do: z.literal('remove') }),
  form: { done: `${PAGE}?notice=contact-removed`, failed: showProblem },
})

const answer = { method: 'POST', access: 'public', body: answerInput, limit: ANSWERS } as const
const over = '/trusted-contact/link-over'

export const acceptContactCall = call({
  ...answer,
  path: '/api/trusted-contact/accept',
  summary: 'A contact says yes, by the link that was sent',
  form: { done: '/trusted-contact/accepted', failed: over },
})

export const declineContactCall = call({
  ...answer,
  path: '/api/trusted-contact/decline',
  summary: 'A contact says no',
  form: { done: '/trusted-contact/declined', failed: over },
})

export const stopContactCall = call({
  ...answer,
  path: '/api/trusted-contact/stop',
  summary: 'A contact gets no more email',
  form: { done: '/trusted-contact/stopped', failed: over },
})
