import { createContactRetry } from '@/components/contact/contact-retry'
import { contactCall } from '@/lib/contact/calls'
import { storeMessage } from '@/lib/contact/service'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(contactCall, ({ body }) => storeMessage(body), { retryPage: createContactRetry }),
})
