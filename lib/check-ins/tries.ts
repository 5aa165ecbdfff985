/** Limits PIN attempts: a few at once, then one per pause, and never locked out for longer than that. */

import { and, eq, isNull, lte, or, sql } from 'drizzle-orm'
import { query } from '@/db'
import { checkIns } from '@/db/schema/check-ins'
import { AppError } from '@/lib/http/app-error'
import { words } from '@/lib/site/language/words'
import { FREE_ATTEMPTS, PIN_PAUSE_SECONDS } from './limits'
import { recognizePin } from './pin'
import { belongsToViewer } from './rows'

/** Counted before the PIN is checked, so that concurrent attempts gain nothing. */
function takeTry(userId: string, id: string, now: Date) {
  const restsUntil = new Date(now.getTime() + PIN_PAUSE_SECONDS * 1000).toISOString()
  const isOwn = and(eq(checkIns.id, id), belongsToViewer(userId, now))
  return query(async (db) => {
    const [taken] = await db
      .update(checkIns)
      .set({
        pinTries: sql`least(${checkIns.pinTries} + 1, 1000)`,
        pinRestsUntil: sql`case when ${checkIns.pinTries} + 1 >= ${FREE_ATTEMPTS} then ${restsUntil}::timestamptz end`,
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
  const which = await recognizePin(pin, await takeTry(userId, id, now))
  if (which) return which
  const errors = [{ path: 'pin', message: words().account.refusals.pinWrong }]
  throw new AppError('invalid', undefined, { errors })
}
