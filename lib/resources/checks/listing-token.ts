import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'

/** The link's token is only in the email; we store its hash. */
export function makeListingToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashListingToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

export const listingToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/)
