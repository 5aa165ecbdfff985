import { logEvent } from '@/lib/log/log'
import { type Delivery, deliverMail } from './deliver'
import {
  giveUpStale,
  holdLeases,
  type LeasedMail,
  leaseMails,
  reclaimExpiredLeases,
  releaseUntried,
  retryAfterOutage,
} from './outbox-leases'
import type { SendMail } from './transport'

export interface Drained {
  sent: number
  postponed: number
  failed: number
  /** Whether the server was unreachable, so that nothing more was tried. */
  outage: number
}

export interface DrainOptions {
  send: SendMail
  clock: () => Date
  signal: AbortSignal
  /** Bulk email, which is sent separately. */
  isBulk?: boolean
  most?: number
  /** Emails being sent at a time. */
  lanes?: number
  /** Mails leased at a time. */
  batch?: number
}

/** Sends what is due until nothing is left, or the server is unreachable. */
export async function drainMail(options: DrainOptions): Promise<Drained> {
  const { send, clock, signal, isBulk = false, most = 500, lanes = 2, batch = 1 } = options
  const drained: Drained = { sent: 0, postponed: 0, failed: 0, outage: 0 }
  let taken = 0
  const goesOn = () => !signal.aborted && drained.outage === 0
  const note = (mail: LeasedMail, delivery: Delivery) => {
    drained[delivery] += 1
    if (isBulk && delivery === 'sent') return
    logEvent('mail', { id: mail.id, kind: mail.kind, delivery, attempts: mail.attempts })
  }
  const deliver = async (mails: LeasedMail[]) => {
    const leases = holdLeases(mails, clock)
    try {
      for (const [at, mail] of mails.entries()) {
        if (!goesOn()) return await releaseUntried(mails.slice(at))
        note(mail, await deliverMail(mail, send, clock))
      }
    } finally {
      leases.release()
    }
  }
  const work = async () => {
    while (goesOn() && taken < most) {
      const wanted = Math.min(batch, most - taken)
      taken += wanted
      const mails = await leaseMails(clock(), { isBulk, most: wanted })
      if (mails.length === 0) return
      await deliver(mails)
    }
  }
  await reclaimExpiredLeases(clock())
  await giveUpStale(clock())
  await Promise.all(Array.from({ length: lanes }, work))
  if (isBulk && drained.sent > 0) logEvent('bulk-mail', { ...drained })
  return drained
}

export interface OutageWatch {
  wasAway: boolean
}

/** Like drainMail, and sends the backlog immediately once the server is back. */
export async function drainAfterOutage(options: DrainOptions, watch: OutageWatch): Promise<Drained> {
  const drained = await drainMail(options)
  if (drained.outage > 0) watch.wasAway = true
  else if (drained.sent > 0 && watch.wasAway) {
    watch.wasAway = false
    await retryAfterOutage(options.clock())
  }
  return drained
}
