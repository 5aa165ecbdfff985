import 'server-only'
import { desc, eq } from 'drizzle-orm'
import { query } from '@/db'
import { reconciliationDifferences, reconciliations } from '@/db/schema/payments'
import type { ReconciliationDto } from './schema'

const MAX_DIFFERENCES = 500

/** The last comparison started, with its differences; null before the first. */
export async function getLastReconciliation(): Promise<ReconciliationDto | null> {
  const [run] = await query((db) => db.select().from(reconciliations).orderBy(desc(reconciliations.startedAt)).limit(1))
  if (!run) return null
  const differences = await query((db) =>
    db
      .select({
        kind: reconciliationDifferences.kind,
        donationId: reconciliationDifferences.donationId,
        reference: reconciliationDifferences.reference,
        ledgerCents: reconciliationDifferences.ledgerCents,
        serviceCents: reconciliationDifferences.serviceCents,
      })
      .from(reconciliationDifferences)
      .where(eq(reconciliationDifferences.reconciliationId, run.id))
      .limit(MAX_DIFFERENCES),
  )
  return { ...run, differences }
}
