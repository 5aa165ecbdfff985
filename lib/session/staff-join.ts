import { and, eq, isNull, or } from 'drizzle-orm'
import { adminUsers, users } from '@/db/schema/people'

/** Which rights of staff an account has: those of its verified address, unless they are bound to another account. */
export const isStaffRow = and(
  eq(adminUsers.email, users.email),
  eq(adminUsers.isActive, true),
  or(isNull(adminUsers.userId), eq(adminUsers.userId, users.id)),
)
