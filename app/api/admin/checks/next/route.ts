import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { claimNext } from '@/lib/resources/checks/claim'
import { redirectToNextCheck } from '@/lib/resources/checks/redirect-to-next-check'
import { nextCheckCall } from '@/lib/resources/checks/staff-calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(nextCheckCall, async ({ viewer }) => {
    const next = await claimNext(viewer)
    return redirectToNextCheck({ next })
  }),
})
