/** Sends every event to the site: signed, retried until accepted, and as unreliably as a test wants. */
import { createHmac } from 'node:crypto'
import type { Delivery, Store, StoredEvent } from './state'

const SECOND = 1000
const MINUTE = 60 * SECOND
/** Stripe retries for three days. */
const PAUSES = [1, 2, 5, 15, 60, 300, 900, 3600, 4 * 3600, 12 * 3600, 24 * 3600, 24 * 3600].map((s) => s * SECOND)
const TIMEOUT_MS = 10 * SECOND
const MAX_SLEEP_MS = 15 * MINUTE

export interface DeliveryHabits {
  /** Nothing is sent until it is switched off again; pending events are sent then. */
  isHeld: boolean
  /** Nothing is sent, and events meanwhile are lost: an outage of more than three days. */
  isLost: boolean
  delayMs: number
  /** How often each event is sent. */
  copies: number
  /** Sends later events before earlier ones. */
  isReversed: boolean
}

export const plainHabits: DeliveryHabits = { isHeld: false, isLost: false, delayMs: 0, copies: 1, isReversed: false }

export function signPayload(payload: string, secret: string, seconds: number): string {
  const signature = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex')
  return `t=${seconds},v1=${signature}`
}

export class Sender {
  habits: DeliveryHabits = { ...plainHabits }
  private timer: NodeJS.Timeout | undefined
  private running: Promise<void> = Promise.resolve()
  private isStopped = false

  constructor(
    private readonly store: Store,
    private readonly url: string,
  ) {}

  /** Called when there is something to send, or the habits have changed. */
  wake = (): void => {
    if (this.isStopped) return
    clearTimeout(this.timer)
    if (this.habits.isLost) {
      for (const delivery of this.store.state.deliveries.splice(0)) this.settle(delivery)
    }
    if (this.habits.isHeld) return
    const due = this.store.state.deliveries.map(({ dueAt }) => dueAt)
    if (due.length === 0) return
    const wait = Math.max(0, Math.min(...due) + this.habits.delayMs - Date.now())
    this.timer = setTimeout(
      () => {
        this.running = this.running.then(() => this.sendDue())
      },
      Math.min(wait === 0 ? this.habits.delayMs : wait, MAX_SLEEP_MS),
    )
  }

  change(habits: Partial<DeliveryHabits>): void {
    this.habits = { ...this.habits, ...habits }
    this.wake()
  }

  private settle({ eventId }: Delivery): void {
    const event = this.store.state.events.find(({ id }) => id === eventId)
    if (event) event.pending_webhooks = 0
  }

  private async post(event: StoredEvent): Promise<boolean> {
    const payload = JSON.stringify(event)
    const seconds = Math.floor(Date.now() / 1000)
    try {
      const response = await fetch(this.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'user-agent': 'Stripe/1.0 (fake)',
          'stripe-signature': signPayload(payload, this.store.state.webhookSecret, seconds),
        },
        body: payload,
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await response.arrayBuffer()
      return response.ok
    } catch {
      return false
    }
  }

  private async send(delivery: Delivery): Promise<void> {
    const { state } = this.store
    const event = state.events.find(({ id }) => id === delivery.eventId)
    const results = event
      ? await Promise.all(Array.from({ length: this.habits.copies }, () => this.post(event)))
      : [true]
    const pause = PAUSES[delivery.attempt]
    state.deliveries = state.deliveries.filter((one) => one !== delivery)
    if (results.some(Boolean) || pause === undefined) this.settle(delivery)
    else state.deliveries.push({ ...delivery, attempt: delivery.attempt + 1, dueAt: Date.now() + pause })
  }

  private async sendDue(): Promise<void> {
    const due = this.store.state.deliveries.filter(({ dueAt }) => dueAt <= Date.now())
    if (this.habits.isReversed) due.reverse()
    for (const delivery of due) {
      if (this.isStopped || this.habits.isHeld) break
      await this.send(delivery)
    }
    this.store.save()
    this.wake()
  }

  async stop(): Promise<void> {
    this.isStopped = true
    clearTimeout(this.timer)
    await this.running
  }
}
