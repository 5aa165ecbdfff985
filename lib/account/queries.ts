import 'server-only'
import { eq } from 'drizzle-orm'
import { query } from '@/db'
import { users } from '@/db/schema/people'
import type { UserDto } from './schema'

export const userColumns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  profileImageUrl: users.profileImageUrl,
  createdAt: users.createdAt,
  updatedAt: users.updatedAt,
}

export async function getUser(userId: string): Promise<UserDto | null> {
  const [row] = await query((db) => db.select(userColumns).from(users).where(eq(users.id, userId)))
  return row ?? null
}
