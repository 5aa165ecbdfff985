import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { claimNext, skipRecord } from '@/lib/resources/checks/claim'
import { leadToNext } from '@/lib/resources/checks/lead-to-next'
import { skipCheckCall } from '@/lib/resources/checks/staff-calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(skipCheckCall, async ({ viewer, params }) => {
    await skipRecord(viewer, params.id)
    return leadToNext({ next: await claimNext(viewer) }, 'skipped')
  }),
})
