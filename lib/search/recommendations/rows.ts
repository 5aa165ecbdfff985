import { eq } from 'drizzle-orm'
import type { Database } from '@/db'
import { preferences } from '@/db/schema/people'
import { categories } from '@/db/vocabulary/directory'
import type { PreferencesDto } from './schema'

export async function findPreferences(db: Database, userId: string): Promise<PreferencesDto | null> {
  const [row] = await db.select().from(preferences).where(eq(preferences.userId, userId))
  if (!row) return null
  const { userId: _userId, needs, updatedAt, ...rest } = row
  return { ...rest, needs: categories.filter((need) => needs.includes(need)), updatedAt: updatedAt.toISOString() }
}
