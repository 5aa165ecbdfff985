import 'server-only'
import { query } from '@/db'
import { recordChange } from '@/lib/audit/record'
import type { Viewer } from '@/lib/session/policy'

/** The export has names and addresses, so we record who made a copy. */
export async function auditLedgerExport(viewer: Viewer, target = 'The list as CSV'): Promise<void> {
  await query((db) =>
    recordChange(db, viewer, {
      action: 'downloaded',
      targetType: 'donation',
      targetId: 'all',
      target,
    }),
  )
}
