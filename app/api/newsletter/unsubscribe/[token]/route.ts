import { AppError } from '@/lib/http/app-error'
import { methods } from '@/lib/http/methods'
import { seeOther } from '@/lib/http/problem'
import { route } from '@/lib/http/route'
import { oneClickCall, openOneClickCall } from '@/lib/newsletter/calls'
import { unsubscribe } from '@/lib/newsletter/service'
import { to } from '@/lib/site/language/paths'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(openOneClickCall, async ({ params }) => seeOther(to(`/newsletter/unsubscribe?token=${params.token}`))),
  POST: route(oneClickCall, async ({ params }) => {
    // The same for a token that is not, or no longer, on our list: the address gets no newsletter.
    await unsubscribe(params.token).catch((error: unknown) => {
      if (!(error instanceof AppError && error.code === 'not-found')) throw error
    })
    return { unsubscribed: true as const }
  }),
})
