import { removeRecord } from '@/lib/checks/check'
import { claimNext } from '@/lib/checks/claim'
import { leadToNext } from '@/lib/checks/lead-to-next'
import { removeCheckedCall } from '@/lib/checks/staff-calls'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(removeCheckedCall, async ({ viewer, params }) => {
    await removeRecord(viewer, params.id)
    return leadToNext({ next: await claimNext(viewer) }, 'resource-deleted')
  }),
})
