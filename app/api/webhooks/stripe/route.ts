import { stripeWebhookCall } from '@/lib/donations/calls'
import { receiveWebhook } from '@/lib/donations/webhook'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(stripeWebhookCall, async ({ body, request }) => {
    await receiveWebhook(body, request.headers.get('stripe-signature'))
    return { received: true }
  }),
})
