import 'server-only'
import { eq } from 'drizzle-orm'
import type { Database } from '@/db'
import { adminUsers } from '@/db/schema/people'
import { isPlainAddress } from '@/lib/mail/outbox'
import { type Access, canAccess, isPermission } from './policy'

/** More than any staff has. */
const MAX_ADDRESSES = 500

/** Email addresses of active staff members with this permission. */
export async function listStaffAddresses(
  db: Pick<Database, 'select'>,
  access: Access,
): Promise<{ id: string; email: string }[]> {
  const { id, email, role, permissions, isActive } = adminUsers
  const members = await db
    .select({ id, email, role, permissions })
    .from(adminUsers)
    .where(eq(isActive, true))
    .limit(MAX_ADDRESSES)
  return members
    .filter(
      (member) =>
        canAccess({ ...member, userId: member.id, permissions: member.permissions.filter(isPermission) }, access) &&
        isPlainAddress(member.email),
    )
    .map((member) => ({ id: member.id, email: member.email }))
}
