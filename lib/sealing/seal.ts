/** Encrypted text that only this site can read, and only in the row it was written for. */
import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { env } from '@/lib/env'
import { AppError } from '@/lib/http/app-error'

/** The purpose of a key; each gets its own, derived from the same secret. */
type Purpose = 'seal' | 'mark' | 'pin'

interface Key {
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

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** Sealed data can't be opened: wrong key, wrong place, or modified bytes. It does not say which. */
export class SealBroken extends Error {
  override name = 'SealBroken'
}

/** `place` identifies the row ('check_ins:{id}'): moved to another row, it does not open. */
export function seal(text: string, place: string, [key] = listKeys('seal')): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, key.bytes, iv, { authTagLength: TAG_BYTES })
  cipher.setAAD(Buffer.from(place))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return `${key.id}.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`
}

export function open(sealed: string, place: string, keys: readonly Key[] = listKeys('seal')): string {
  const [id = '', body = ''] = sealed.split('.')
  const key = keys.find((one) => one.id === id)
  const bytes = Buffer.from(body, 'base64url')
  if (!key || bytes.length < IV_BYTES + TAG_BYTES) throw new SealBroken('this cannot be opened')
  try {
    const decipher = createDecipheriv(CIPHER, key.bytes, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    decipher.setAAD(Buffer.from(place))
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
  } catch {
    throw new SealBroken('this cannot be opened')
  }
}

/** Deterministic keyed hashes of a text, newest key first; without the keys nobody can tell which text. */
export function listMarks(text: string): [string, ...string[]] {
  const mark = ({ bytes }: Key) => createHmac('sha256', bytes).update(text).digest('base64url')
  const [first, ...older] = listKeys('mark')
  return [mark(first), ...older.map(mark)]
}

/** Tokens of links and keys. Only the hash is stored, so that reading a table is not enough to use one. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

export const tokenForm = z.string().regex(/^[A-Za-z0-9_-]{43}$/)
