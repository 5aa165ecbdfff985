/** How staff keep the directory true. */
import { z } from 'zod'
import { call } from '@/lib/http/call'
import { pageQuery } from '@/lib/http/page'
import { id } from '@/lib/http/text'
import { addressInput, addressPosition, heldAddressSchema } from './address-schema'
import { decisionInput, listingUpdateSchema, waitingPosition } from './listing-schema'
import { checkedAnswer, checkInput, nextAnswer, queueItemSchema, queuePosition, queueShows } from './schema'

const WRITES = { max: 120, seconds: 60 }
const access = 'staff:resources'
const params = z.object({ id })
const failed = (code: string) => `/admin/checks?failed=${code}`
const nextState = { done: '/admin/checks', failed }

export const listChecksCall = call('GET /api/admin/checks', access, {
  summary: 'What to check: emergencies first, then by age of the last check, then by reports',
  query: z.object({ ...pageQuery(queuePosition), show: z.enum(queueShows).default('all') }),
  response: z.array(queueItemSchema),
})

export const nextCheckCall = call('POST /api/admin/checks/next', access, {
  summary: 'Takes the riskiest entry that nobody else is checking',
  response: nextAnswer,
  limit: WRITES,
  form: nextState,
})

export const claimCheckCall = call('POST /api/admin/checks/{id}/claim', access, {
  summary: 'Takes an entry to check, for 20 minutes',
  params,
  limit: WRITES,
  form: nextState,
})

export const skipCheckCall = call('POST /api/admin/checks/{id}/skip', access, {
  summary: 'Puts an entry off to the next day, and takes the next one',
  params,
  response: nextAnswer,
  limit: WRITES,
  form: nextState,
})

export const saveCheckCall = call('POST /api/admin/checks/{id}', access, {
  summary: 'What was confirmed and corrected of an entry; answers which one is next',
  params,
  body: checkInput,
  response: checkedAnswer,
  limit: WRITES,
  form: { lists: ['confirmed', 'shown', 'numbers'], numbers: ['version'], ...nextState },
})

export const removeCheckedCall = call('POST /api/admin/checks/{id}/remove', access, {
  summary: 'Takes an entry that has closed out of the directory, which can be undone for 30 days',
  params,
  response: nextAnswer,
  limit: WRITES,
  form: nextState,
})

export const askOrganizationCall = call('POST /api/admin/checks/{id}/ask', access, {
  summary: 'Mails the organization a link by which it corrects its own entry',
  params,
  limit: { max: 30, seconds: 60 },
  form: {
    done: '/admin/checks',
    failed: (code, path) => `${path.replace(/^\/api|\/ask$/g, '')}?failed=${code}`,
  },
})

export const listUpdatesCall = call('GET /api/admin/checks/updates', access, {
  summary: 'What organizations say of their own entries, those that wait longest first',
  query: z.object(pageQuery(waitingPosition)),
  response: z.array(listingUpdateSchema),
})

export const decideUpdateCall = call('POST /api/admin/checks/updates/{id}', access, {
  summary: 'Takes over the accepted fields of what an organization says, and refuses the others',
  params,
  body: decisionInput,
  limit: WRITES,
  form: {
    lists: ['accepted'],
    flags: ['isClosed'],
    numbers: ['version'],
    done: '/admin/checks/updates?done=update-decided',
    failed: (code, path) => `${path.replace('/api', '')}?failed=${code}`,
  },
})

export const listAddressesCall = call('GET /api/admin/addresses', access, {
  summary: 'Addresses that may be those of a refuge: not decided yet, or kept back',
  query: z.object({ ...pageQuery(addressPosition), show: z.enum(['waiting', 'kept']).default('waiting') }),
  response: z.array(heldAddressSchema),
})

export const decideAddressCall = call('POST /api/admin/addresses/{id}', access, {
  summary: 'Publishes an address that was held back, with the reason, or keeps it back',
  params,
  body: addressInput,
  limit: WRITES,
  form: {
    done: '/admin/checks/addresses?done=address-decided',
    failed: (code) => `/admin/checks/addresses?failed=${code}`,
  },
})
