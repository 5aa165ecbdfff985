import { createPaymentIntentCall } from '@/lib/donations/calls'
import { createDonation } from '@/lib/donations/service'
import { readClientAddress } from '@/lib/http/client-address'
import { methods } from '@/lib/http/methods'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(createPaymentIntentCall, async ({ body, request }) => {
    const created = await createDonation(body, readClientAddress(request.headers))
    return reply(created, { headers: { location: created.payUrl } })
  }),
})
