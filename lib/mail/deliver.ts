import { setTimeout as wait } from 'node:timers/promises'
import { findNextAttempt, isHopeless } from './backoff'
import { readFailure } from './failure'
import { giveUp, type LeasedMail, markHanded, markSent, markUnsure, rescheduleMail } from './outbox-leases'
import { renderMail } from './render'
import type { SendMail } from './transport'

export type Delivery = 'sent' | 'postponed' | 'failed' | 'outage'

/** A delivered email must be recorded as such, so a brief database outage is retried. */
const NOTING_WAITS_MS = [0, 500, 1000, 2000, 4000, 8000]

async function noteSent(mail: LeasedMail, clock: () => Date): Promise<void> {
  for (const [at, milliseconds] of NOTING_WAITS_MS.entries()) {
    if (milliseconds > 0) await wait(milliseconds, undefined, { ref: false })
    try {
      return await markSent(mail, clock())
    } catch (error) {
      if (at === NOTING_WAITS_MS.length - 1) throw error
    }
  }
}

async function noteFailure(mail: LeasedMail, error: unknown, now: Date, isHanded: boolean): Promise<Delivery> {
  const { code, isFinal, isOutage, hasAnswer } = readFailure(error)
  // An alert is rather sent twice than never.
  if (isHanded && !hasAnswer && !mail.isUrgent) {
    await markUnsure(mail, code)
    return 'failed'
  }
  if (isFinal || isHopeless(mail.createdAt, now)) {
    await giveUp(mail, code)
    return 'failed'
  }
  await rescheduleMail(
    mail,
    findNextAttempt({ attempts: mail.attempts, isShort: mail.isUrgent || isOutage }, now),
    code,
  )
  return isOutage ? 'outage' : 'postponed'
}

/** One attempt. `handed` is recorded just before the last bytes leave, so that a crash before it is unambiguous. */
export async function deliverMail(mail: LeasedMail, send: SendMail, clock: () => Date): Promise<Delivery> {
  let isHanded = false
  try {
    await send({ ...renderMail(mail), id: mail.id, to: mail.to, listUnsubscribe: mail.listUnsubscribe }, async () => {
      if (!(await markHanded(mail, clock()))) throw new Error('another process has this email in hand')
      isHanded = true
    })
  } catch (error) {
    return await noteFailure(mail, error, clock(), isHanded)
  }
  await noteSent(mail, clock)
  return 'sent'
}
