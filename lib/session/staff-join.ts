import { and, eq, isNull, or } from 'drizzle-orm'
import type { Database } from '@/db'
import { adminUsers, users } from '@/db/schema/people'

/** An account's staff permissions: those of its verified address, unless they are bound to another account. */
const isStaffRow = and(
  eq(adminUsers.email, users.email),
  eq(adminUsers.isActive, true),
  or(isNull(adminUsers.userId), eq(adminUsers.userId, users.id)),
)

export async function findStaffRow(db: Database, userId: string) {
  const [row] = await db
    .select({ role: adminUsers.role, permissions: adminUsers.permissions })
    .from(users)
    .innerJoin(adminUsers, isStaffRow)
    .where(eq(users.id, userId))
    .limit(1)
  return row
}
