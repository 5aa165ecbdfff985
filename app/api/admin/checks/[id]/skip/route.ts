import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { claimNext, skipRecord } from '@/lib/resources/checks/claim'
import { redirectToNextCheck } from '@/lib/resources/checks/redirect-to-next-check'
import { skipCheckCall } from '@/lib/resources/checks/staff-calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(skipCheckCall, async ({ viewer, params }) => {
    await skipRecord(viewer, params.id)
    return redirectToNextCheck({ next: await claimNext(viewer) }, 'skipped')
  }),
})
