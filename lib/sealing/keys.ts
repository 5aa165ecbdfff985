import { createHash, hkdfSync } from 'node:crypto'
import { env } from '@/lib/env'
import { AppError } from '@/lib/http/app-error'

/** The purpose of a key; each gets its own, derived from the same secret. */
export type Purpose = 'seal' | 'mark' | 'pin'

export interface Key {
  /** Prefixes sealed data with its key's id, so that a key can be rotated while old data exists. */
  id: string
  bytes: Buffer
}

const made = new Map<string, Key>()

function makeKey(secret: string, purpose: Purpose): Key {
  const known = made.get(`${purpose} ${secret}`)
  if (known) return known
  const raw = Buffer.from(secret, 'base64')
  const id = createHash('sha256').update('id').update(raw).digest('hex').slice(0, 8)
  const key = { id, bytes: Buffer.from(hkdfSync('sha256', raw, '', `marigold ${purpose}`, 32)) }
  made.set(`${purpose} ${secret}`, key)
  return key
}

/** Newest first. */
export function listKeys(purpose: Purpose, secrets = env.ENCRYPTION_KEY): [Key, ...Key[]] {
  const [first, ...older] = (secrets ?? []).map((secret) => makeKey(secret, purpose))
  if (!first) throw new AppError('unavailable', 'This part of the site is not set up yet. Nothing was changed.')
  return [first, ...older]
}
