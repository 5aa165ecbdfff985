import { createLinkAgain } from '@/components/newsletter/newsletter-again'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { sendLinkCall } from '@/lib/newsletter/calls'
import { sendLink } from '@/lib/newsletter/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(sendLinkCall, ({ body }) => sendLink(body), { showAgain: createLinkAgain }),
})
