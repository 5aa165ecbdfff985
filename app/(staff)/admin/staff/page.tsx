import { MemberList } from '@/components/staff/member-list'
import { writeListParams } from '@/lib/http/staff-list/read-params'
import { listMembers } from '@/lib/staff/members'
import type { StaffMemberDto } from '@/lib/staff/schema'
import { consoleMetadata, consolePage } from '../console-page'

export const metadata = consoleMetadata('/admin/staff', 'Staff')

type Compare = (one: StaffMemberDto, other: StaffMemberDto) => number
const byEmail: Compare = (one, other) => one.email.localeCompare(other.email)
const byDay: Compare = (one, other) => one.createdAt.localeCompare(other.createdAt)

/** Of all of them, who are few; those who are active first, where the address names no order. */
const orders = new Map<unknown, Compare>([
  ['email', byEmail],
  ['-email', (one, other) => byEmail(other, one)],
  ['newest', (one, other) => byDay(other, one)],
  ['oldest', byDay],
])

export default consolePage('staff', async ({ viewer, search }) => {
  const order = orders.get(search.sort)
  const members = await listMembers()
  return (
    <MemberList
      members={order ? members.toSorted(order) : members}
      ownEmail={viewer.email}
      changing={search.change}
      query={writeListParams(search, ['sort', 'columns']).pageQuery}
    />
  )
})
