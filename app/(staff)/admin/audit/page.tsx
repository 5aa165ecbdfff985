import { AuditList } from '@/components/staff/audit-list'
import { FilterField, TextField } from '@/components/staff/field'
import { FilterBy, ListTools } from '@/components/staff/list-tools'
import { listAuditCall } from '@/lib/audit/calls'
import { listAudit } from '@/lib/audit/queries'
import { auditTargetNames } from '@/lib/audit/schema'
import { readListParams, readTableAddress, writeNextHref } from '@/lib/http/staff-list/read-params'
import { consoleMetadata, consolePage } from '../console-page'

export const metadata = consoleMetadata('/admin/audit', 'Audit')

const HREF = '/admin/audit'
const names = ['type', 'targetId', 'actor', 'imported']

export default consolePage('audit', async ({ search }) => {
  const { cursor, imported = 'left-out', ...filter } = readListParams(listAuditCall, search)
  const { items, next } = await listAudit({ ...filter, imported, after: cursor })
  const nextHref = writeNextHref(HREF, search, [...names, 'columns'], next)
  const list = { entries: items, nextHref, address: readTableAddress(HREF, search, names) }
  if (filter.type && filter.targetId) {
    return <AuditList {...list} of={{ type: filter.type, name: items[0]?.target ?? null }} />
  }
  return (
    <>
      <ListTools href={HREF} what="the audit" kept={{ columns: search.columns }}>
        <FilterBy name="type" label="What" value={filter.type} names={auditTargetNames} none="Everything" />
        <FilterField
          name="imported"
          label="Records of an import"
          value={imported}
          choices={[
            ['left-out', 'Imports: only the file'],
            ['shown', 'Each of them, by record'],
          ]}
        />
        <TextField
          scope="tools"
          name="actor"
          label="Who (email)"
          placeholder="Who (email)"
          type="search"
          defaultValue={filter.actor ?? ''}
          maxLength={320}
        />
      </ListTools>
      <AuditList {...list} />
    </>
  )
})
