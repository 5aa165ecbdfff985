import { drizzle } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { adminUsers } from './schema/people'

/** Makes whoever signs in with this address an administrator, including an editor or a deactivated staff member. */
export async function addAdmin(databaseUrl: string, email: string): Promise<void> {
  const client = postgres(databaseUrl, { max: 1, connect_timeout: 5, onnotice: () => {} })
  try {
    await drizzle(client, { casing: 'snake_case' })
      .insert(adminUsers)
      .values({ email, role: 'admin' })
      .onConflictDoUpdate({ target: adminUsers.email, set: { role: 'admin', isActive: true } })
  } finally {
    await client.end({ timeout: 5 })
  }
}
