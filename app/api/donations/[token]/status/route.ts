import { giftStatusCall } from '@/lib/donations/calls'
import { getGift } from '@/lib/donations/gift-page'
import { AppError } from '@/lib/http/app-error'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(giftStatusCall, async ({ params }) => {
    const gift = await getGift(params.token)
    if (!gift) throw new AppError('not-found')
    return gift
  }),
})
