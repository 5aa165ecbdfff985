import { logEvent } from '@/lib/log/log'
import { describeError } from '@/lib/log/log-error'
import { type Drained, drainAfterOutage, type OutageWatch } from './drain'
import { drainBulk } from './drain-bulk'
import type { MailServer } from './transport'
import { mailWaker } from './wake'

/** How often it looks by itself: for what another instance stored, and for what is due again. */
const POLL_MS = 2000
/** An email is stored before its transaction is through. */
const AFTER_QUEUED_MS = 100
/** A server or a database that was away is noticed this soon after it is back. */
const MAX_IDLE_MS = 15_000

export interface MailWorker {
  wake(): void
  /** Leases nothing more, and waits for what is being sent. */
  stop(): Promise<void>
}

/** Looks again and again: at once when it is woken, later and later while the server or the database is away. */
function startLane(drain: (signal: AbortSignal) => Promise<Drained>): MailWorker {
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  let isAsked = false
  let troubles = 0

  const plan = (milliseconds: number) => {
    clearTimeout(timer)
    if (!stopping.signal.aborted) timer = setTimeout(look, milliseconds).unref()
  }
  const rest = () => Math.min(MAX_IDLE_MS, POLL_MS * 2 ** Math.min(10, Math.max(0, troubles - 1)))
  const work = async () => {
    isAsked = false
    try {
      const { outage } = await drain(stopping.signal)
      troubles = outage > 0 ? troubles + 1 : 0
    } catch (error) {
      troubles += 1
      logEvent('error', { part: 'mail', ...describeError(error) })
    }
  }
  const look = () => {
    running ??= work().finally(() => {
      running = null
      plan(isAsked && troubles === 0 ? AFTER_QUEUED_MS : rest())
    })
  }
  plan(AFTER_QUEUED_MS)
  return {
    wake() {
      isAsked = true
      if (!running && troubles === 0) plan(AFTER_QUEUED_MS)
    },
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      await running
    },
  }
}

/** Two lanes that know nothing of each other: what someone waits for, and what goes to very many. */
export function startMailWorker(server: MailServer, clock: () => Date = () => new Date()): MailWorker {
  const watch: OutageWatch = { wasAway: false }
  const lanes = [
    startLane((signal) => drainAfterOutage({ send: server.send, clock, signal }, watch)),
    startLane((signal) => drainBulk(server, { clock, signal })),
  ]
  const wake = () => {
    for (const lane of lanes) lane.wake()
  }
  mailWaker.set(wake)
  return {
    wake,
    async stop() {
      mailWaker.set(() => {})
      await Promise.all(lanes.map((lane) => lane.stop()))
    },
  }
}
