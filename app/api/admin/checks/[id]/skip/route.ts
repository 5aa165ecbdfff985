import { claimNext, skipRecord } from '@/lib/checks/claim'
import { leadToNext } from '@/lib/checks/lead-to-next'
import { skipCheckCall } from '@/lib/checks/staff-calls'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(skipCheckCall, async ({ viewer, params }) => {
    await skipRecord(viewer, params.id)
    return leadToNext({ next: await claimNext(viewer) }, 'skipped')
  }),
})
