import { logEvent } from '@/lib/log'
import { deliverMail } from './deliver'
import { hurryAfterOutage, takeMail, takeUpAbandoned } from './in-hand'
import type { SendMail } from './transport'

export interface Drained {
  sent: number
  postponed: number
  failed: number
  /** The server could not be reached; nothing more was tried. */
  outage: number
}

export interface DrainOptions {
  send: SendMail
  clock: () => Date
  signal: AbortSignal
  most?: number
  /** Mails on their way at a time. */
  lanes?: number
}

/** Sends what is due until nothing is, or the server can't be reached. */
export async function drainMail({ send, clock, signal, most = 500, lanes = 2 }: DrainOptions): Promise<Drained> {
  const drained: Drained = { sent: 0, postponed: 0, failed: 0, outage: 0 }
  let taken = 0
  const work = async () => {
    while (!signal.aborted && drained.outage === 0 && taken < most) {
      taken += 1
      const mail = await takeMail(clock())
      if (!mail) return
      const delivery = await deliverMail(mail, send, clock)
      drained[delivery] += 1
      logEvent('mail', { id: mail.id, kind: mail.kind, delivery, attempts: mail.attempts })
    }
  }
  await takeUpAbandoned(clock())
  await Promise.all(Array.from({ length: lanes }, work))
  return drained
}

export interface OutageWatch {
  wasAway: boolean
}

/** As drainMail, and when a server that was away is back, what waited for it goes at once. */
export async function drainAfterOutage(options: DrainOptions, watch: OutageWatch): Promise<Drained> {
  const drained = await drainMail(options)
  if (drained.outage > 0) watch.wasAway = true
  else if (drained.sent > 0 && watch.wasAway) {
    watch.wasAway = false
    await hurryAfterOutage(options.clock())
  }
  return drained
}
