import { auditLedgerExport } from '@/lib/donations/audit-ledger-export'
import { exportDonationsCall } from '@/lib/donations/calls'
import { writeCsvHead, writeCsvRows } from '@/lib/donations/csv'
import { findDonations } from '@/lib/donations/queries'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { answerSheet } from '@/lib/http/staff-list/many'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(exportDonationsCall, async ({ viewer, body }) => {
    await auditLedgerExport(viewer, `${body.ids.length} chosen, as CSV`)
    return answerSheet('donations', writeCsvHead() + writeCsvRows(await findDonations(body.ids)))
  }),
})
