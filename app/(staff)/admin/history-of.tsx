import type { ReactNode } from 'react'
import { RecordHistory } from '@/components/staff/record-history'
import { RecordTabs } from '@/components/ui/tabs'
import { listAudit } from '@/lib/audit/queries'
import type { AuditTarget } from '@/lib/audit/record'

const SHOWN = 20

/** A record's audit log, on the record's own page. */
export async function HistoryOf({ type, id }: { type: AuditTarget; id: string }) {
  const { items } = await listAudit({ type, targetId: id, limit: SHOWN })
  return <RecordHistory entries={items} />
}

/** A record's edit form, with its history in a second tab. */
export function EditAndHistory({
  type,
  id,
  children,
}: {
  type: 'article' | 'resource'
  id: string
  children: ReactNode
}) {
  return (
    <RecordTabs
      label={`Parts of this ${type}`}
      parts={[
        { id: 'edit', label: 'Edit', content: children },
        { id: 'history', label: 'History', content: <HistoryOf type={type} id={id} /> },
      ]}
    />
  )
}
