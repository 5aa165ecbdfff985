import 'server-only'
import { query } from '@/db'
import { adaptTo } from './adapter'
import { hashToken, readSessionToken } from './cookie'

/**
 * Ends the session of whoever sent this. It never throws: leaving must not depend on the database, and a session that
 * could not be deleted (false) ends by its own age.
 */
export async function endSession(request: Request): Promise<boolean> {
  const token = readSessionToken(request)
  if (token === null) return true
  return query((db) => adaptTo(db).deleteSession(hashToken(token))).then(
    () => true,
    () => false,
  )
}
