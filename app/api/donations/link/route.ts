import { sendGiftLinkCall } from '@/lib/donations/calls'
import { sendGiftLink } from '@/lib/donations/links'
import { readClientAddress } from '@/lib/http/client-address'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { words } from '@/lib/site/language/words'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(sendGiftLinkCall, async ({ body, request }) => {
    await sendGiftLink(body.email, readClientAddress(request.headers))
    return { message: words().give.linkOnItsWay }
  }),
})
