/** Calls for the lists that a signed-in helper keeps. */
import { z } from 'zod'
import { call, callsAt } from '@/lib/http/call'
import { problemOn } from '@/lib/http/problem'
import { email, id } from '@/lib/http/text'
import { clientListInput, clientListSchema } from './schema'

const WRITES = { max: 60, seconds: 60 }
const PAGE = '/dashboard/lists'
const lists = callsAt('/api/user/lists', 'member', {})
const one = callsAt('/api/user/lists/{id}', 'member', { params: z.object({ id }), limit: WRITES })
const failed = problemOn(PAGE)

export const listClientListsCall = lists('GET', {
  summary: 'The lists that a helper keeps, each under a code name; the newest first',
  response: z.array(clientListSchema),
})

export const createClientListCall = lists('POST', {
  summary: 'Keeps a list of entries under a code name, for 30 days',
  body: clientListInput,
  response: clientListSchema,
  status: 201,
  limit: WRITES,
  form: { lists: ['entries'], done: `${PAGE}?notice=list-kept`, failed },
})

export const replaceClientListCall = one('PUT', {
  summary: 'Replaces its code name and its entries; the day it is deleted stays',
  body: clientListInput,
  response: clientListSchema,
})

export const removeClientListCall = one('DELETE', { summary: 'Deletes a list' })

/** The same calls for plain forms, which can't send PUT or DELETE. */
export const actOnClientListCall = one('POST', {
  summary: 'A form’s way to change or delete it',
  body: z.discriminatedUnion('do', [
    clientListInput.extend({ do: z.literal('change') }),
    z.strictObject({ do: z.literal('remove') }),
  ]),
  form: { lists: ['entries'], done: PAGE, failed },
})

/** Too many in a day, no email here, no number to send: each has words of its own. */
const ownProblems: readonly string[] = ['too-many', 'unavailable', 'conflict']

export const sendClientListCall = call('POST /api/user/lists/{id}/email', 'member', {
  summary: 'Emails its numbers in neutral words to one address, which is erased when it is sent; limited per day',
  params: z.object({ id }),
  body: z.strictObject({ email, language: z.enum(['en', 'es']).default('en') }),
  limit: { max: 30, seconds: 60 },
  form: {
    done: `${PAGE}?notice=list-sent`,
    failed: (code) => (ownProblems.includes(code) ? `${PAGE}?problem=list-${code}` : failed(code)),
  },
})
