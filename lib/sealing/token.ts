/** Tokens of links and keys. Only the hash is stored, so that reading a table is not enough to use one. */
import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'

export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

export const tokenForm = z.string().regex(/^[A-Za-z0-9_-]{43}$/)
