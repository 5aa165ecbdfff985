import { methods } from '@/lib/http/methods'
import { seeOther } from '@/lib/http/reply'
import { route } from '@/lib/http/route'
import { oneClickCall, openOneClickCall } from '@/lib/newsletter/calls'
import { unsubscribe } from '@/lib/newsletter/service'
import { to } from '@/lib/site/language/paths'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(openOneClickCall, async ({ params }) => seeOther(to(`/newsletter/unsubscribe?token=${params.token}`))),
  POST: route(oneClickCall, async ({ params }) => {
    await unsubscribe(params.token)
    return { unsubscribed: true as const }
  }),
})
