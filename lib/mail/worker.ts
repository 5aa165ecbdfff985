import { logEvent } from '@/lib/log/log'
import { describeError } from '@/lib/log/log-error'
import { type Drained, drainAfterOutage, drainBulk, type OutageWatch } from './drain'
import type { MailServer } from './transport'
import { mailWaker } from './wake'

/** How often it polls, for emails queued by other instances and for retries. */
const POLL_MS = 2000
/** An email is queued before its transaction commits. */
const AFTER_QUEUED_MS = 100
/** How soon a recovered server or database is noticed. */
const MAX_IDLE_MS = 15_000

export interface MailWorker {
  wake(): void
  /** Stops leasing, and waits for the emails being sent. */
  stop(): Promise<void>
}

/** Polls in a loop: immediately when woken, less and less often while the server or the database is down. */
function startLane(drain: (signal: AbortSignal) => Promise<Drained>): MailWorker {
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  let isAsked = false
  let troubles = 0

  const plan = (milliseconds: number) => {
    clearTimeout(timer)
    if (!stopping.signal.aborted) timer = setTimeout(poll, milliseconds).unref()
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
  const poll = () => {
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

/** Two independent lanes: individual email that someone waits for, and bulk email. */
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
