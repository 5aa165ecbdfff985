import { createHash, hkdfSync } from 'node:crypto'
import { env } from '@/lib/env'
import { AppError } from '@/lib/http/app-error'

/** What a key is for; each gets one of its own, made from the same secret. */
export type Purpose = 'seal' | 'mark' | 'pin'

export interface Key {
  /** Stands before what was made with it, so that a key can be changed while old things are still there. */
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

/** The newest first. */
export function listKeys(purpose: Purpose, secrets = env.ENCRYPTION_KEY): [Key, ...Key[]] {
  const [first, ...older] = (secrets ?? []).map((secret) => makeKey(secret, purpose))
  if (!first) throw new AppError('unavailable', 'This part of the site is not set up yet. Nothing was changed.')
  return [first, ...older]
}
