import { createReportRetry } from '@/components/checks/check-retry'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { reportProblemCall } from '@/lib/resources/checks/calls'
import { storeReport } from '@/lib/resources/checks/report'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(reportProblemCall, ({ body }) => storeReport(body), { retryPage: createReportRetry }),
})
