import { createListingRetry } from '@/components/checks/listing-retry'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { answerListingCall } from '@/lib/resources/checks/calls'
import { submitListing } from '@/lib/resources/checks/listing'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(answerListingCall, ({ params, body }) => submitListing(params.token, body), {
    retryPage: createListingRetry,
  }),
})
