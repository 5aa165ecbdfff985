import { sendReceiptCall } from '@/lib/donations/calls'
import { sendReceiptAgain } from '@/lib/donations/send-receipt'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(sendReceiptCall, ({ viewer, params }) => sendReceiptAgain(viewer, params.id)),
})
