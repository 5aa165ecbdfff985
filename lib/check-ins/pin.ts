/** Hashes PINs: salted, slow, and useless without the site's own key. */
import { createHmac, randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { and, eq, isNull, lte, or, sql } from 'drizzle-orm'
import { query } from '@/db'
import { checkIns } from '@/db/schema/check-ins'
import { AppError } from '@/lib/http/app-error'
import { listKeys } from '@/lib/sealing/seal'
import { words } from '@/lib/site/language/words'
import { FREE_ATTEMPTS, PIN_PAUSE_SECONDS } from './limits'
import { belongsToViewer } from './rows'

const COST: ScryptOptions = { N: 16_384, r: 8, p: 1 }
const BYTES = 32
const NO_SALT = Buffer.alloc(16)

function derive(pin: string, salt: Buffer, key: Buffer): Promise<Buffer> {
  const peppered = createHmac('sha256', key).update(pin).digest()
  return new Promise((resolve, reject) => {
    scrypt(peppered, salt, BYTES, COST, (error, derived) => (error ? reject(error) : resolve(derived)))
  })
}

/** Without a PIN, hashes one that nobody can type, so that the row does not reveal whether there is a second one. */
export async function hashPin(pin: string = randomBytes(32).toString('hex')): Promise<string> {
  const [key] = listKeys('pin')
  const salt = randomBytes(16)
  return [key.id, salt.toString('base64url'), (await derive(pin, salt, key.bytes)).toString('base64url')].join('.')
}

async function fits(pin: string, stored: string): Promise<boolean> {
  const [id, salt = '', hash = ''] = stored.split('.')
  const keys = listKeys('pin')
  const known = keys.find((key) => key.id === id)
  const expected = Buffer.from(hash, 'base64url')
  const given = await derive(pin, known ? Buffer.from(salt, 'base64url') : NO_SALT, (known ?? keys[0]).bytes)
  return expected.length === BYTES && timingSafeEqual(given, expected) && known !== undefined
}

export type WhichPin = 'first' | 'second' | null

/** Always computes both, so that the timing does not reveal which one it was. */
export async function recognizePin(pin: string, stored: { pin: string; secondPin: string }): Promise<WhichPin> {
  const [isFirst, isSecond] = await Promise.all([fits(pin, stored.pin), fits(pin, stored.secondPin)])
  return isFirst ? 'first' : isSecond ? 'second' : null
}

/** A typo must not turn one into the other: two digits differ, or the length does. */
export function differEnough(first: string, second: string): boolean {
  const differing = [...first].filter((digit, at) => digit !== second[at]).length
  return first.length !== second.length || differing >= 2
}

// Limits PIN attempts: a few at once, then one per pause, and never locked out for longer than that.

/** Counted before the PIN is checked, so that concurrent attempts gain nothing. */
function countAttempt(userId: string, id: string, now: Date) {
  const lockedUntil = new Date(now.getTime() + PIN_PAUSE_SECONDS * 1000).toISOString()
  const isOwn = and(eq(checkIns.id, id), belongsToViewer(userId, now))
  return query(async (db) => {
    const [taken] = await db
      .update(checkIns)
      .set({
        pinTries: sql`least(${checkIns.pinTries} + 1, 1000)`,
        pinRestsUntil: sql`case when ${checkIns.pinTries} + 1 >= ${FREE_ATTEMPTS} then ${lockedUntil}::timestamptz end`,
      })
      .where(and(isOwn, or(isNull(checkIns.pinRestsUntil), lte(checkIns.pinRestsUntil, now))))
      .returning({ pin: checkIns.pin, secondPin: checkIns.secondPin })
    if (taken) return taken
    const [resting] = await db.select({ until: checkIns.pinRestsUntil }).from(checkIns).where(isOwn)
    if (!resting) throw new AppError('not-found')
    const wait = Math.max(1, Math.ceil(((resting.until?.getTime() ?? 0) - now.getTime()) / 1000))
    throw new AppError('too-many', words().account.refusals.pinWait({ seconds: wait }), {
      headers: { 'retry-after': String(wait) },
    })
  })
}

export async function tryPin(userId: string, id: string, pin: string, now: Date): Promise<'first' | 'second'> {
  const which = await recognizePin(pin, await countAttempt(userId, id, now))
  if (which) return which
  const errors = [{ path: 'pin', message: words().account.refusals.pinWrong }]
  throw new AppError('invalid', undefined, { errors })
}
