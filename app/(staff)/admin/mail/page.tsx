import type { Metadata } from 'next'
import { filterBy } from '@/components/staff/filter-by'
import { ListTools } from '@/components/staff/list-tools'
import { MailList, mailStatusNames } from '@/components/staff/mail-list'
import { readListParams, writeListParams, writeNextHref } from '@/lib/http/staff-list/read-params'
import { countMail } from '@/lib/mail/queries'
import { pageMetadata } from '@/lib/site/page-metadata'
import { listMailForStaff } from '@/lib/staff/mail'
import { listMailCall } from '@/lib/staff/mail-calls'
import { readNotice } from '@/lib/staff/notices'
import { ConsolePage } from '../console-page'

export const metadata: Metadata = pageMetadata({
  title: 'Email - Admin Dashboard',
  description: 'For staff.',
  path: '/admin/mail',
  index: false,
})

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function MailPage({ searchParams }: Props) {
  const params = await searchParams
  return (
    <ConsolePage tab="mail" notice={readNotice(params)}>
      {async () => {
        const { cursor, ...filter } = readListParams(listMailCall, params)
        const [{ items, next }, counts] = await Promise.all([
          listMailForStaff({ ...filter, after: cursor }),
          countMail(),
        ])
        const emails = items.map((mail) => ({ ...mail, createdAt: mail.createdAt.toISOString() }))
        return (
          <>
            <ListTools
              href="/admin/mail"
              what="email"
              selects={[filterBy('status', 'Status', filter.status, mailStatusNames, 'Failed, or possibly sent')]}
            />
            <MailList
              emails={emails}
              counts={counts}
              back={writeListParams(params, ['status']).pageQuery}
              nextHref={writeNextHref('/admin/mail', params, ['status'], next)}
            />
          </>
        )
      }}
    </ConsolePage>
  )
}
