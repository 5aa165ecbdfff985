import 'server-only'
import { query } from '@/db'
import type { Interest, SubscriptionView } from './schema'
import { token as tokenSchema } from './schema'
import { findByToken, type Purpose } from './tokens'

function hideEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}…${email.slice(at)}`
}

/** What a link leads to, or null when it leads nowhere (any more). Looking changes nothing. */
export async function readLink(token: unknown, purpose?: Purpose, now = new Date()): Promise<SubscriptionView | null> {
  const parsed = tokenSchema.safeParse(token)
  if (!parsed.success) return null
  const found = await query((db) => findByToken(db, parsed.data, { now, purpose }))
  if (!found) return null
  return {
    shownEmail: hideEmail(found.email),
    interests: (found.purpose === 'confirm' ? found.chosen : found.interests) as Interest[],
    state: found.isActive ? 'active' : found.unsubscribedAt ? 'left' : 'pending',
  }
}
