import { createCheckAgain } from '@/components/checks/check-again'
import { checkRecord } from '@/lib/checks/check'
import { claimNext } from '@/lib/checks/claim'
import { leadToNext } from '@/lib/checks/lead-to-next'
import { saveCheckCall } from '@/lib/checks/staff-calls'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    saveCheckCall,
    async ({ viewer, params, body }) => {
      const result = await checkRecord(viewer, params.id, body)
      const answer = { ...result, next: await claimNext(viewer) }
      return leadToNext(answer, result.isWhole ? 'checked' : 'checked-in-part')
    },
    { showAgain: createCheckAgain },
  ),
})
