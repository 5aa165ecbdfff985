import type { Metadata } from 'next'
import { MemberList } from '@/components/staff/member-list'
import { pageMetadata } from '@/lib/site/page-metadata'
import { listMembers } from '@/lib/staff/members'
import { readNotice } from '@/lib/staff/notices'
import { ConsolePage } from '../console-page'

export const metadata: Metadata = pageMetadata({
  title: 'Staff - Admin Dashboard',
  description: 'For staff.',
  path: '/admin/staff',
  index: false,
})

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function StaffPage({ searchParams }: Props) {
  const notice = readNotice(await searchParams)
  return (
    <ConsolePage tab="staff" notice={notice}>
      {async (viewer) => <MemberList members={await listMembers()} ownEmail={viewer.email} />}
    </ConsolePage>
  )
}
