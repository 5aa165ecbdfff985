import { setTimeout as wait } from 'node:timers/promises'
import { logEvent } from '@/lib/log/log'
import { findNextAttempt, isHopeless } from './backoff'
import {
  giveUp,
  giveUpStale,
  holdLeases,
  type LeasedMail,
  leaseMails,
  markHanded,
  markSent,
  markUnsure,
  reclaimExpiredLeases,
  releaseUntried,
  rescheduleMail,
  retryAfterOutage,
} from './outbox'
import { renderMail } from './render'
import type { MailServer, SendMail } from './transport'

/** Interprets a failed attempt: is it this email, or the connection to the server? */

interface MailFailure {
  /** Codes only: the server's messages contain addresses. */
  code: string
  /** The server rejects this email permanently. */
  isFinal: boolean
  /** Unrelated to this email: no connection, failed login, a sender that is not allowed. */
  isOutage: boolean
  /** Whether the server answered at all, instead of going silent or away. */
  hasAnswer: boolean
}

function readText(error: unknown, name: string): string {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined
  return typeof value === 'string' ? value : ''
}

function readNumber(error: unknown, name: string): number {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined
  return typeof value === 'number' ? value : 0
}

const ENHANCED = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})(?!\d)/

function readFailure(error: unknown): MailFailure {
  const status = readNumber(error, 'responseCode')
  const kind = readText(error, 'code').replace(/[^A-Z0-9_]/gi, '') || 'UNKNOWN'
  const enhanced = ENHANCED.exec(readText(error, 'response'))?.[1]
  const command = readText(error, 'command')
  // Rejected before sending: an address that SMTP can't represent, a message over the server's limit.
  const isUnsendable = status === 0 && /^(EENVELOPE|EMESSAGE)$/.test(kind) && /^(API|MAIL FROM)$/.test(command)
  const isAboutMail = isUnsendable || (status >= 400 && status !== 421 && /^(RCPT TO|DATA)$/.test(command))
  const words = [kind, status || '', enhanced ?? ''].filter(Boolean).join(' ').slice(0, 80)
  return {
    code: isAboutMail ? words : `outage: ${words}`,
    isFinal: isUnsendable || (isAboutMail && status >= 500),
    isOutage: !isAboutMail,
    hasAnswer: status > 0,
  }
}

type Delivery = 'sent' | 'postponed' | 'failed' | 'outage'

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
async function deliverMail(mail: LeasedMail, send: SendMail, clock: () => Date): Promise<Delivery> {
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

export interface Drained {
  sent: number
  postponed: number
  failed: number
  /** Whether the server was unreachable, so that nothing more was tried. */
  outage: number
}

interface DrainOptions {
  send: SendMail
  clock: () => Date
  signal: AbortSignal
  /** Bulk email, which is sent separately. */
  isBulk?: boolean
  limit?: number
  /** Emails being sent at a time. */
  lanes?: number
  /** Mails leased at a time. */
  batch?: number
}

/** Sends what is due until nothing is left, or the server is unreachable. */
export async function drainMail(options: DrainOptions): Promise<Drained> {
  const { send, clock, signal, isBulk = false, limit = 500, lanes = 2, batch = 1 } = options
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
    while (goesOn() && taken < limit) {
      const wanted = Math.min(batch, limit - taken)
      taken += wanted
      const mails = await leaseMails(clock(), { isBulk, limit: wanted })
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

/** Bulk mail: several connections, kept open while there is mail, each leasing large batches. */
const CONNECTIONS = 6
const BATCH = 20
/** The drain ends now and then, so that the leases of a dead process are reclaimed. */
const MAX_PER_RUN = 20_000

export async function drainBulk(server: MailServer, options: Pick<DrainOptions, 'clock' | 'signal'>): Promise<Drained> {
  const { send, close } = server.openPool(CONNECTIONS)
  try {
    return await drainMail({ ...options, send, isBulk: true, lanes: CONNECTIONS, batch: BATCH, limit: MAX_PER_RUN })
  } finally {
    close()
  }
}
