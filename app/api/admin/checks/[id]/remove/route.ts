import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { removeRecord } from '@/lib/resources/checks/check'
import { claimNext } from '@/lib/resources/checks/claim'
import { leadToNext } from '@/lib/resources/checks/lead-to-next'
import { removeCheckedCall } from '@/lib/resources/checks/staff-calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(removeCheckedCall, async ({ viewer, params }) => {
    await removeRecord(viewer, params.id)
    return leadToNext({ next: await claimNext(viewer) }, 'resource-deleted')
  }),
})
