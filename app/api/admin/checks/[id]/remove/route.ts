import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { removeRecord } from '@/lib/resources/checks/check'
import { claimNext } from '@/lib/resources/checks/claim'
import { redirectToNextCheck } from '@/lib/resources/checks/redirect-to-next-check'
import { removeCheckedCall } from '@/lib/resources/checks/staff-calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(removeCheckedCall, async ({ viewer, params }) => {
    await removeRecord(viewer, params.id)
    return redirectToNextCheck({ next: await claimNext(viewer) }, 'resource-deleted')
  }),
})
