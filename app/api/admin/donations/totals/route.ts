import { donationTotalsCall } from '@/lib/donations/calls'
import { getDonationTotals } from '@/lib/donations/queries'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(donationTotalsCall, async ({ query }) => getDonationTotals(query)),
})
