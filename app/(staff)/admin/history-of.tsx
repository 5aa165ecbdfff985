import type { ReactNode } from 'react'
import { AuditTable, auditHref } from '@/components/staff/audit-list'
import { RecordTabs } from '@/components/staff/record-tabs'
import { listAuditCall } from '@/lib/audit/calls'
import { listAudit } from '@/lib/audit/queries'
import type { AuditTarget } from '@/lib/audit/record'
import type { AuditEntryDto } from '@/lib/audit/schema'
import { canAccess, type Viewer } from '@/lib/session/policy'

/** Who changed a record and how, latest first. */
function RecordHistory({
  entries,
  href = null,
  isCut = false,
}: {
  entries: readonly AuditEntryDto[]
  /** All of it in the audit, for those who may open it. */
  href?: string | null
  isCut?: boolean
}) {
  return (
    <section className="stack" aria-labelledby="history-title">
      <h3 id="history-title">History</h3>
      <AuditTable entries={entries} />
      {isCut ? <p className="soft">These are the latest; there are more.</p> : null}
      {href ? (
        <p>
          <a href={href}>Its history in the audit</a>
        </p>
      ) : null}
    </section>
  )
}

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
