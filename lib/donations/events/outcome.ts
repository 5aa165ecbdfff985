import type { Transaction } from '../transaction'

/** Why an event does not match its gift. Shown to staff, so it is our code and nothing from the event. */
export type RefusalReason = 'livemode' | 'version' | 'currency' | 'amount' | 'unreadable' | 'other-payment'

export type Outcome = { outcome: 'applied' } | { outcome: 'ignored' } | { outcome: 'refused'; reason: RefusalReason }

export const applied: Outcome = { outcome: 'applied' }
/** The event is not about us, or irrelevant here. */
export const ignored: Outcome = { outcome: 'ignored' }

export function refuse(reason: RefusalReason): Outcome {
  return { outcome: 'refused', reason }
}

/** A handler's input: the event's object as received, and the event's time. */
export interface EventInput {
  transaction: Transaction
  object: unknown
  at: Date
}

export type EventHandler = (input: EventInput) => Promise<Outcome>

export const CURRENCY = 'usd'

export function readSeconds(seconds: number): Date {
  return new Date(seconds * 1000)
}
