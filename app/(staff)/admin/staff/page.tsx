import { MemberList } from '@/components/staff/member-list'
import { listMembers } from '@/lib/staff/members'
import { consoleMetadata, consolePage } from '../console-page'

export const metadata = consoleMetadata('/admin/staff', 'Staff')

export default consolePage('staff', async ({ viewer }) => (
  <MemberList members={await listMembers()} ownEmail={viewer.email} />
))
