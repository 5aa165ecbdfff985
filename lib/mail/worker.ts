import { logEvent } from '@/lib/log'
import { describeError } from '@/lib/log-error'
import { drainAfterOutage, type OutageWatch } from './drain'
import type { SendMail } from './transport'
import { onMailQueued } from './wake'

/** How often it looks by itself: for what another instance stored, and for what is due again. */
const LOOK_EVERY_MS = 2000
/** A mail is stored before its transaction is through. */
const AFTER_QUEUED_MS = 100
/** A server or a database that was away is noticed this soon after it is back. */
const LONGEST_REST_MS = 15_000

export interface MailWorker {
  wake(): void
  /** Takes up nothing more, and waits for what is on its way. */
  stop(): Promise<void>
}

export function startMailWorker(send: SendMail, clock: () => Date = () => new Date()): MailWorker {
  const stopping = new AbortController()
  const watch: OutageWatch = { wasAway: false }
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  let isAsked = false
  let troubles = 0

  const plan = (milliseconds: number) => {
    clearTimeout(timer)
    if (!stopping.signal.aborted) timer = setTimeout(look, milliseconds).unref()
  }
  const rest = () => Math.min(LONGEST_REST_MS, LOOK_EVERY_MS * 2 ** Math.min(10, Math.max(0, troubles - 1)))
  const drain = async () => {
    isAsked = false
    try {
      const { outage } = await drainAfterOutage({ send, clock, signal: stopping.signal }, watch)
      troubles = outage > 0 ? troubles + 1 : 0
    } catch (error) {
      troubles += 1
      logEvent('error', { part: 'mail', ...describeError(error) })
    }
  }
  const look = () => {
    running ??= drain().finally(() => {
      running = null
      plan(isAsked && troubles === 0 ? AFTER_QUEUED_MS : rest())
    })
  }
  const wake = () => {
    isAsked = true
    if (!running && troubles === 0) plan(AFTER_QUEUED_MS)
  }
  onMailQueued(wake)
  plan(AFTER_QUEUED_MS)
  return {
    wake,
    async stop() {
      stopping.abort()
      clearTimeout(timer)
      onMailQueued(() => {})
      await running
    },
  }
}
