import { createNewsletterRetry } from '@/components/newsletter/newsletter-retry'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { subscribeCall } from '@/lib/newsletter/calls'
import { subscribe } from '@/lib/newsletter/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(subscribeCall, ({ body }) => subscribe(body), { retryPage: createNewsletterRetry }),
})
