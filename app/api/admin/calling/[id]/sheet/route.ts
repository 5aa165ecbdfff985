import { createSheetRetry } from '@/components/calling/sheet-retry'
import { methods } from '@/lib/http/methods'
import { reply } from '@/lib/http/problem'
import { route } from '@/lib/http/route'
import { answerSheet } from '@/lib/http/staff-list/many'
import { readSheet, writeSheet } from '@/lib/resources/calling/sheet'
import { readSheetCall, writeSheetCall } from '@/lib/resources/calling/staff-calls'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(writeSheetCall, async ({ params: { id } }) => answerSheet('calls', await writeSheet(id))),
  POST: route(
    readSheetCall,
    async ({ viewer, params: { id }, body: { sheet } }) => {
      const counts = await readSheet(viewer, id, sheet)
      return reply(counts, { headers: { location: `/admin/checks/calling/${id}?done=sheet-taken` } })
    },
    { retryPage: createSheetRetry },
  ),
})
