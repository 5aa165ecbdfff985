/** How often one network may do one thing. Counts stand under a keyed hash; no address is kept anywhere. */
import { createHmac } from 'node:crypto'
import { readNetwork } from './network'

export interface Limit {
  /** Requests in each window. */
  max: number
  /** Length of a window. */
  seconds: number
}

/** Counts of windows under a secret of the day, which is destroyed when the day is over. */
export interface WindowStore {
  readSecret(day: string): Promise<Buffer>
  /** Adds one, and gives the count in this window so far. */
  add(key: string, seconds: number): Promise<number>
  /** Lets go of what is over. */
  sweep(): void
}

export type Verdict = { isAllowed: true } | { isAllowed: false; retryAfter: number }

export interface Limiter {
  take(what: string, address: string | null, limit: Limit): Promise<Verdict>
}

export function nameDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

/** The first store counts; where it is away, the next one does, at last our own memory. */
export function createLimiter(stores: readonly WindowStore[], now: () => number = Date.now): Limiter {
  const count = async (store: WindowStore, what: string, address: string | null, limit: Limit, time: number) => {
    const window = Math.floor(time / 1000 / limit.seconds)
    const secret = await store.readSecret(nameDay(time))
    const key = createHmac('sha256', secret)
      .update(`${what}\n${readNetwork(address)}\n${window}`)
      .digest('base64url')
    return store.add(key, limit.seconds)
  }
  return {
    async take(what, address, limit) {
      const time = now()
      const windowMs = limit.seconds * 1000
      for (const store of stores) {
        try {
          if ((await count(store, what, address, limit, time)) <= limit.max) return { isAllowed: true }
          return { isAllowed: false, retryAfter: Math.max(1, Math.ceil((windowMs - (time % windowMs)) / 1000)) }
        } catch {
          // Counting must not be what fails a visitor.
        }
      }
      return { isAllowed: true }
    },
  }
}
