import { giftStatusCall } from '@/lib/donations/calls'
import { getGift } from '@/lib/donations/gift-page'
import { orNotFound } from '@/lib/http/app-error'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(giftStatusCall, async ({ params }) => orNotFound(await getGift(params.token))),
})
