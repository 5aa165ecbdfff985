import { claimNext } from '@/lib/checks/claim'
import { leadToNext } from '@/lib/checks/lead-to-next'
import { nextCheckCall } from '@/lib/checks/staff-calls'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(nextCheckCall, async ({ viewer }) => {
    const next = await claimNext(viewer)
    return leadToNext({ next })
  }),
})
