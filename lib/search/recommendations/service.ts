import 'server-only'
import { eq } from 'drizzle-orm'
import { query } from '@/db'
import { preferences } from '@/db/schema/people'
import type { Viewer } from '@/lib/session/policy'
import { findPreferences } from './rows'
import type { PreferencesDto, PreferencesInput } from './schema'

/** Replaces everything that she said before. */
export function savePreferences({ userId }: Viewer, input: PreferencesInput): Promise<PreferencesDto> {
  return query(async (db) => {
    const values = { ...input, updatedAt: new Date() }
    await db
      .insert(preferences)
      .values({ userId, ...values })
      .onConflictDoUpdate({ target: preferences.userId, set: values })
    const saved = await findPreferences(db, userId)
    if (!saved) throw new Error('what was saved is not there')
    return saved
  })
}

export async function erasePreferences({ userId }: Viewer): Promise<void> {
  await query((db) => db.delete(preferences).where(eq(preferences.userId, userId)))
}
