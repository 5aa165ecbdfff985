import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { permissionNames, roleNames, type StaffMemberDto } from '@/lib/staff/schema'
import { formatEasternDay } from '@/lib/time/eastern-time'
import { TextField, TickField } from './field'
import { MainList } from './main-list'
import { MemberRights } from './member-rights'

function describeRights({ role, permissions }: StaffMemberDto): string {
  if (role === 'admin') return 'Can do everything'
  const more = permissions.map((permission) => permissionNames[permission])
  return ['Articles', 'Resources', ...more].join(', ')
}

function MemberRow({ member, isMe }: { member: StaffMemberDto; isMe: boolean }) {
  const { id, email, role, isActive, hasSignedIn, createdAt } = member
  return (
    <li className="console-row">
      <div className="console-row-facts">
        <h3>
          {email}
          {isMe ? ' (you)' : ''}
        </h3>
        <p className="badges">
          <span className="badge">{roleNames[role]}</span>
          <span className={isActive ? 'badge badge-verified' : 'badge console-badge-waiting'}>
            {isActive ? 'Active' : 'Deactivated'}
          </span>
        </p>
        <p className="soft">
          {describeRights(member)} · Since {formatEasternDay(createdAt)}
          {hasSignedIn ? '' : ' · Has not signed in yet'}
        </p>
        <details>
          <summary className="tap">
            <Icon name="pencil" size={18} /> Change rights <span className="sr-only">of {email}</span>
          </summary>
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
        </details>
      </div>
    </li>
  )
}

/** The staff members. Everything here is a plain form and works without a script. */
export function MemberList({ members, ownEmail }: { members: readonly StaffMemberDto[]; ownEmail: string | null }) {
  return (
    <>
      <MainList title="Staff">
        <ul className="box console-rows">
          {members.map((member) => (
            <MemberRow key={member.id} member={member} isMe={member.email === ownEmail} />
          ))}
        </ul>
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
