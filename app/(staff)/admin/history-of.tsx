import type { ReactNode } from 'react'
import { auditHref } from '@/components/staff/audit-list'
import { RecordHistory } from '@/components/staff/record-history'
import { RecordTabs } from '@/components/ui/tabs'
import { listAuditCall } from '@/lib/audit/calls'
import { listAudit } from '@/lib/audit/queries'
import type { AuditTarget } from '@/lib/audit/record'
import { canAccess, type Viewer } from '@/lib/session/policy'

const SHOWN = 20

/** A record's audit log, on the record's own page. */
export async function HistoryOf({ type, id, viewer }: { type: AuditTarget; id: string; viewer: Viewer }) {
  const { items, next } = await listAudit({ type, targetId: id, limit: SHOWN })
  const mayOpen = items.length > 0 && canAccess(viewer, listAuditCall.access)
  return <RecordHistory entries={items} href={mayOpen ? auditHref(type, id) : null} isCut={next !== null} />
}

/** A record's edit form, with its history in a second tab. */
export function EditAndHistory({
  type,
  id,
  viewer,
  children,
}: {
  type: 'article' | 'resource'
  id: string
  viewer: Viewer
  children: ReactNode
}) {
  return (
    <RecordTabs
      label={`Parts of this ${type}`}
      parts={[
        { id: 'edit', label: 'Edit', content: children },
        { id: 'history', label: 'History', content: <HistoryOf type={type} id={id} viewer={viewer} /> },
      ]}
    />
  )
}
