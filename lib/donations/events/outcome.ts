import type { Transaction } from '../transaction'

/** Why an event does not fit the gift it speaks of. Shown to the staff, so a word of ours and none of the event's. */
export type RefusalReason = 'livemode' | 'version' | 'currency' | 'amount' | 'unreadable' | 'other-payment'

export type Outcome = { outcome: 'applied' } | { outcome: 'ignored' } | { outcome: 'refused'; reason: RefusalReason }

export const applied: Outcome = { outcome: 'applied' }
/** It speaks of something that is not ours, or says nothing that matters here. */
export const ignored: Outcome = { outcome: 'ignored' }

export function refuse(reason: RefusalReason): Outcome {
  return { outcome: 'refused', reason }
}

/** What a handler is given: the object of the event as it came, and when it was said. */
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
