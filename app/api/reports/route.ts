import { createReportAgain } from '@/components/checks/report-again'
import { reportProblemCall } from '@/lib/checks/calls'
import { leaveReport } from '@/lib/checks/report'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(reportProblemCall, ({ body }) => leaveReport(body), { showAgain: createReportAgain }),
})
