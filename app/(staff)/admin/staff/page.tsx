import { MemberList } from '@/components/staff/member-list'
import { readTableAddress } from '@/lib/http/staff-list/read-params'
import { listMembers } from '@/lib/staff/members'
import { consoleMetadata, consolePage } from '../console-page'

export const metadata = consoleMetadata('/admin/staff', 'Staff')

export default consolePage('staff', async ({ viewer, search }) => (
  <MemberList
    members={await listMembers()}
    ownEmail={viewer.email}
    address={readTableAddress('/admin/staff', search)}
  />
))
