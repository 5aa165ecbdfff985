import { manyDonationsCall } from '@/lib/donations/calls'
import { sendReceiptAgain } from '@/lib/donations/send-receipt'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { answerMany } from '@/lib/http/staff-list/many'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(manyDonationsCall, ({ viewer, body }) =>
    answerMany('/admin/donations', body, (id) => sendReceiptAgain(viewer, id)),
  ),
})
