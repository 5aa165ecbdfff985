import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { permissionNames, roleNames, type StaffMemberDto } from '@/lib/staff/schema'
import { formatEasternDay } from '@/lib/time/eastern-time'
import { type Column, ConsoleTable, type TableAddress } from './console-table'
import { SelectField, TextField, TickField } from './field'
import { MainList } from './list-tools'

/** Role and individual permissions, for a new or existing staff member. */
function MemberRights({ scope, member }: { scope: string; member: StaffMemberDto | null }) {
  return (
    <>
      <SelectField
        scope={scope}
        name="role"
        label="Role"
        defaultValue={member?.role ?? 'editor'}
        choices={Object.entries(roleNames)}
        hint="An editor manages articles and resources. An administrator can do everything."
      />
      <fieldset className="console-group">
        <legend>An editor may also</legend>
        {Object.entries(permissionNames).map(([permission, label]) => (
          <TickField
            key={permission}
            scope={`${scope}-${permission.replace(':', '-')}`}
            name="permissions"
            label={label}
            value={permission}
            defaultChecked={member?.permissions.some((one) => one === permission)}
          />
        ))}
      </fieldset>
    </>
  )
}

function describeRights({ role, permissions }: StaffMemberDto): string {
  if (role === 'admin') return 'Can do everything'
  const more = permissions.map((permission) => permissionNames[permission])
  return ['Articles', 'Resources', ...more].join(', ')
}

const head = {
  id: 'email',
  label: 'Email',
  by: ({ email }: StaffMemberDto) => email,
}

const columns: readonly Column<StaffMemberDto>[] = [
  {
    id: 'role',
    label: 'Role',
    by: ({ role }) => role,
    cell: ({ role }) => <span className="badge">{roleNames[role]}</span>,
  },
  {
    id: 'active',
    label: 'State',
    cell: ({ isActive }) => (
      <span className={isActive ? 'badge badge-verified' : 'badge console-badge-waiting'}>
        {isActive ? 'Active' : 'Deactivated'}
      </span>
    ),
  },
  { id: 'rights', label: 'Rights', cell: describeRights },
  {
    id: 'since',
    label: 'Since',
    by: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => `Since ${formatEasternDay(createdAt)}`,
  },
  { id: 'seen', label: 'Sign-in', cell: ({ hasSignedIn }) => (hasSignedIn ? '' : 'Has not signed in yet') },
]

function RightsForm({ member }: { member: StaffMemberDto }) {
  const { id, isActive } = member
  return (
    <form method="post" action={`/api/admin/staff/${id}/save`} className="console-form">
      <MemberRights scope={`member-${id}`} member={member} />
      <TickField
        scope={`member-${id}`}
        name="isActive"
        label="Active"
        hint="Without this check mark, the account loses access on its next request."
        defaultChecked={isActive}
      />
      <div className="row">
        <Button type="submit">Save rights</Button>
      </div>
    </form>
  )
}

/** The staff members. Everything here is a plain form and works without a script. */
export function MemberList({
  members,
  ownEmail,
  address,
}: {
  members: readonly StaffMemberDto[]
  ownEmail: string | null
  address: TableAddress
}) {
  return (
    <>
      <MainList title="Staff">
        <ConsoleTable
          label="Staff"
          rows={members}
          head={{ ...head, cell: ({ email }) => `${email}${email === ownEmail ? ' (you)' : ''}` }}
          columns={columns}
          empty="Nobody is on the staff yet."
          address={address}
          opens={(member) => ({
            label: (
              <>
                Change rights <span className="sr-only">of {member.email}</span>
              </>
            ),
            content: <RightsForm member={member} />,
          })}
        />
      </MainList>
      <section aria-labelledby="invite-title" className="grid gap-5">
        <h2 id="invite-title">Invite someone</h2>
        <form method="post" action="/api/admin/staff" className="console-form">
          <TextField
            scope="invite"
            name="email"
            label="Email"
            type="email"
            required
            maxLength={254}
            hint="The address they sign in with. We’ll send an email there."
          />
          <MemberRights scope="invite" member={null} />
          <div className="row">
            <Button type="submit">
              <Icon name="plus" size={18} /> Invite
            </Button>
          </div>
        </form>
      </section>
    </>
  )
}
