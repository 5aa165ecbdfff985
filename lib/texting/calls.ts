import { call } from '@/lib/http/call'
import type { Limit } from '@/lib/http/rate-limit'

/** A long message with its parameters; pictures come as addresses, and are not fetched. */
const BODY_LIMIT = 32 * 1024
/** Of the network: all messages come from the few of the service. */
const ALL: Limit = { max: 3000, seconds: 60 }

export const textMessageCall = call('POST /api/webhooks/text-messages', 'public', {
  sender: 'anyone',
  summary: 'A text or WhatsApp message to the number of the site, signed by the service; the response is the answer',
  body: 'raw',
  bodyLimit: BODY_LIMIT,
  produces: 'text/xml',
  limit: ALL,
  deadline: 8_000,
})
