/** Calls for a member's own check-ins and contacts, and for a contact's page. */
import { z } from 'zod'
import type { AppErrorCode } from '@/lib/http/app-error'
import { call, callsAt } from '@/lib/http/call'
import { pagesOf } from '@/lib/http/page'
import { problemOn } from '@/lib/http/problem'
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
const ofOne = { params: z.object({ id }), limit: WRITES } as const
const checkIns = callsAt('/api/user/check-ins', 'member', {})
const one = callsAt('/api/user/check-ins/{id}', 'member', ofOne)
const contacts = callsAt('/api/user/contacts', 'member', {})
const contact = callsAt('/api/user/contacts/{id}', 'member', ofOne)

const showProblem = problemOn(PAGE)
/** The only invalid field in a form about an existing check-in is its PIN. */
const showPinProblem = (code: AppErrorCode) => (code === 'invalid' ? `${PAGE}?problem=pin` : showProblem(code))

export const listCheckInsCall = checkIns('GET', {
  summary: 'Her check-ins, the newest first; one that ended is there for 72 hours',
  ...pagesOf(position, checkInSchema),
})

export const getCheckInViewCall = call('GET /api/user/check-ins/view', 'member', {
  summary: 'Her check-ins and the people she trusts, with the moment at which it is so',
  response: checkInViewSchema,
})

export const createCheckInCall = checkIns('POST', {
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

export const getCheckInCall = call('GET /api/user/check-ins/{id}', 'member', {
  summary: 'One check-in of hers',
  params: z.object({ id }),
  response: checkInSchema,
})

export const changeCheckInCall = one('PATCH', {
  summary: 'Arms, extends or cancels it, or says that she is safe',
  body: checkInAction,
  response: checkInSchema,
})

export const sendCheckInCall = one('POST', {
  summary: 'The same by a form; and to erase one that is not running',
  body: z.union([checkInAction, z.strictObject({ do: z.literal('erase') })]),
  form: { numbers: ['minutes'], done: PAGE, failed: showPinProblem },
})

export const eraseCheckInCall = one('DELETE', { summary: 'Erases a check-in that is not running' })

export const listContactsCall = contacts('GET', {
  summary: 'The people she trusts, and what they answered',
  response: z.array(contactSchema),
})

export const addContactCall = contacts('POST', {
  summary: 'Asks someone by email; nothing can be armed before that person has said yes',
  body: contactInput,
  response: contactSchema,
  status: 201,
  limit: WRITES,
  form: { done: `${PAGE}?notice=asked`, failed: showProblem },
})

export const removeContactCall = contact('DELETE', {
  summary: 'Takes someone off her list; their name and address are erased',
})

/** Forms can't send DELETE. */
export const sendContactRemovalCall = contact('POST', {
  summary: 'A form’s way to take someone off her list',
  body: z.strictObject({ do: z.literal('remove') }),
  form: { done: `${PAGE}?notice=contact-removed`, failed: showProblem },
})

const answer = { body: answerInput, limit: ANSWERS } as const
const over = '/trusted-contact/link-over'

export const acceptContactCall = call('POST /api/trusted-contact/accept', 'public', {
  ...answer,
  summary: 'A contact says yes, by the link that was sent',
  form: { done: '/trusted-contact/accepted', failed: over },
})

export const declineContactCall = call('POST /api/trusted-contact/decline', 'public', {
  ...answer,
  summary: 'A contact says no',
  form: { done: '/trusted-contact/declined', failed: over },
})

export const stopContactCall = call('POST /api/trusted-contact/stop', 'public', {
  ...answer,
  summary: 'A contact gets no more email',
  form: { done: '/trusted-contact/stopped', failed: over },
})
