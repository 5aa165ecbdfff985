import { manyDonationsCall } from '@/lib/donations/calls'
import { sendReceiptAgain } from '@/lib/donations/send-receipt'
import { reply } from '@/lib/http/answer'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { runMany, writeBackHref } from '@/lib/http/staff-list/many'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(manyDonationsCall, async ({ viewer, body }) => {
    const result = await runMany(body.ids, (id) => sendReceiptAgain(viewer, id))
    return reply(result, { headers: { location: writeBackHref('/admin/donations', body.back) } })
  }),
})
