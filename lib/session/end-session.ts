import 'server-only'
import { query } from '@/db'
import { hashToken } from '@/lib/sealing/seal'
import { adaptTo } from './adapter'
import { readSessionToken } from './cookie'

/**
 * Ends the session of the request. It never throws: leaving must not depend on the database, and a session that
 * could not be deleted (false) expires by itself.
 */
export async function endSession(request: Request): Promise<boolean> {
  const token = readSessionToken(request)
  if (token === null) return true
  return query((db) => adaptTo(db).deleteSession(hashToken(token))).then(
    () => true,
    () => false,
  )
}
