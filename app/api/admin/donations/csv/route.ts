import { auditLedgerExport } from '@/lib/donations/audit-ledger-export'
import { donationsCsvCall } from '@/lib/donations/calls'
import { writeCsvHead, writeCsvRows } from '@/lib/donations/csv'
import { listDonations } from '@/lib/donations/queries'
import { methods } from '@/lib/http/methods'
import { MAX_PAGE_SIZE } from '@/lib/http/page'
import { route } from '@/lib/http/route'
import { answerSheet } from '@/lib/http/staff-list/many'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(donationsCsvCall, async ({ viewer, query, signal }) => {
    await auditLedgerExport(viewer)
    const parts = [writeCsvHead()]
    let after: Awaited<ReturnType<typeof listDonations>>['next'] = null
    do {
      signal.throwIfAborted()
      const page = await listDonations(query, { limit: MAX_PAGE_SIZE, after: after ?? undefined })
      parts.push(writeCsvRows(page.items))
      after = page.next
    } while (after)
    return answerSheet('donations', parts.join(''))
  }),
})
