import { createCheckRetry } from '@/components/checks/check-retry'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { checkRecord } from '@/lib/resources/checks/check'
import { claimNext } from '@/lib/resources/checks/claim'
import { redirectToNextCheck } from '@/lib/resources/checks/redirect-to-next-check'
import { saveCheckCall } from '@/lib/resources/checks/staff-calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    saveCheckCall,
    async ({ viewer, params, body }) => {
      const result = await checkRecord(viewer, params.id, body)
      const answer = { ...result, next: await claimNext(viewer) }
      return redirectToNextCheck(answer, result.isWhole ? 'checked' : 'checked-in-part')
    },
    { retryPage: createCheckRetry },
  ),
})
