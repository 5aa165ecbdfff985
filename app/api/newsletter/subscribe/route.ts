import { createNewsletterAgain } from '@/components/newsletter/newsletter-again'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { subscribeCall } from '@/lib/newsletter/calls'
import { subscribe } from '@/lib/newsletter/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(subscribeCall, ({ body }) => subscribe(body), { showAgain: createNewsletterAgain }),
})
