/** The language of her emails. */
import 'server-only'
import { eq } from 'drizzle-orm'
import { query } from '@/db'
import { users } from '@/db/schema/people'
import { type Language, readLanguage } from '@/lib/site/language/languages.mjs'

export async function getMailLanguage(userId: string): Promise<Language> {
  const [row] = await query((db) => db.select({ language: users.language }).from(users).where(eq(users.id, userId)))
  return readLanguage(row?.language)
}

export async function setMailLanguage(userId: string, language: Language): Promise<void> {
  await query((db) => db.update(users).set({ language }).where(eq(users.id, userId)))
}
