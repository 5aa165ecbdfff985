import type { Metadata } from 'next'
import { AuditList } from '@/components/staff/audit-list'
import { TextField } from '@/components/staff/field'
import { filterBy } from '@/components/staff/filter-by'
import { ListTools } from '@/components/staff/list-tools'
import { listAuditCall } from '@/lib/audit/calls'
import { listAudit } from '@/lib/audit/queries'
import { auditTargetNames } from '@/lib/audit/schema'
import { readListParams, writeCursor, writeListParams } from '@/lib/http/staff-list/read-params'
import { pageMetadata } from '@/lib/site/page-metadata'
import { ConsolePage } from '../console-page'

export const metadata: Metadata = pageMetadata({
  title: 'Audit - Admin Dashboard',
  description: 'For staff.',
  path: '/admin/audit',
  index: false,
})

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function AuditPage({ searchParams }: Props) {
  const params = await searchParams
  return (
    <ConsolePage tab="audit">
      {async () => {
        const { cursor, ...filter } = readListParams(listAuditCall, params)
        const { items, next } = await listAudit({ ...filter, after: cursor })
        const { pageQuery } = writeListParams(params, ['type', 'targetId', 'actor'])
        const mark = writeCursor(next)
        const nextQuery = new URLSearchParams([...new URLSearchParams(pageQuery), ['cursor', mark ?? '']])
        return (
          <>
            <ListTools
              href="/admin/audit"
              what="the audit"
              selects={[filterBy('type', 'What', filter.type, auditTargetNames, 'Everything')]}
            >
              <TextField
                scope="tools"
                name="actor"
                label="Who (email)"
                type="search"
                defaultValue={filter.actor ?? ''}
                maxLength={320}
              />
            </ListTools>
            <AuditList entries={items} nextHref={mark ? `/admin/audit?${nextQuery}` : null} />
          </>
        )
      }}
    </ConsolePage>
  )
}
