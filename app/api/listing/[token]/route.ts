import { createListingAgain } from '@/components/checks/listing-again'
import { answerListingCall } from '@/lib/checks/calls'
import { submitListing } from '@/lib/checks/listing'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(answerListingCall, ({ params, body }) => submitListing(params.token, body), {
    showAgain: createListingAgain,
  }),
})
