import { RecordHistory } from '@/components/staff/record-history'
import { listAudit } from '@/lib/audit/queries'
import type { AuditTarget } from '@/lib/audit/record'

const SHOWN = 20

/** What Audit holds about one record, on the record's own page. */
export async function HistoryOf({ type, id }: { type: AuditTarget; id: string }) {
  const { items } = await listAudit({ type, targetId: id, limit: SHOWN })
  return <RecordHistory entries={items} />
}
