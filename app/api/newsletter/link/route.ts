import { createLinkRetry } from '@/components/newsletter/newsletter-retry'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { sendLinkCall } from '@/lib/newsletter/calls'
import { sendLink } from '@/lib/newsletter/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(sendLinkCall, ({ body }) => sendLink(body), { retryPage: createLinkRetry }),
})
