import { refundDonationCall } from '@/lib/donations/calls'
import { refundDonation } from '@/lib/donations/refund'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(refundDonationCall, async ({ viewer, params, body }) => refundDonation(viewer, params.id, body)),
})
