import { AuditList } from '@/components/staff/audit-list'
import { TextField } from '@/components/staff/field'
import { FilterBy } from '@/components/staff/filter-by'
import { ListTools } from '@/components/staff/list-tools'
import { listAuditCall } from '@/lib/audit/calls'
import { listAudit } from '@/lib/audit/queries'
import { auditTargetNames } from '@/lib/audit/schema'
import { readListParams, writeNextHref } from '@/lib/http/staff-list/read-params'
import { consoleMetadata, consolePage } from '../console-page'

export const metadata = consoleMetadata('/admin/audit', 'Audit')

export default consolePage('audit', async ({ search }) => {
  const { cursor, ...filter } = readListParams(listAuditCall, search)
  const { items, next } = await listAudit({ ...filter, after: cursor })
  return (
    <>
      <ListTools href="/admin/audit" what="the audit">
        <FilterBy name="type" label="What" value={filter.type} names={auditTargetNames} none="Everything" />
        <TextField
          scope="tools"
          name="actor"
          label="Who (email)"
          type="search"
          defaultValue={filter.actor ?? ''}
          maxLength={320}
        />
      </ListTools>
      <AuditList
        entries={items}
        nextHref={writeNextHref('/admin/audit', search, ['type', 'targetId', 'actor'], next)}
      />
    </>
  )
})
