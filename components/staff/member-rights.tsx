import { permissionNames, roleNames, type StaffMemberDto } from '@/lib/staff/schema'
import { SelectField, TickField } from './field'

/** Role and individual permissions, for a new or existing staff member. */
export function MemberRights({ scope, member }: { scope: string; member: StaffMemberDto | null }) {
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
