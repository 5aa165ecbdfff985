/** How often one network may do one thing. Counts are stored under a keyed hash; no address is stored anywhere. */
import { createHmac } from 'node:crypto'
import { listNetworks } from './network'

export interface Limit {
  /** Requests per window. */
  max: number
  /** Length of a window. */
  seconds: number
}

/** Window counts under a daily secret, which is destroyed at the end of the day. */
export interface WindowStore {
  readSecret(day: string): Promise<Buffer>
  /** Increments and returns this window's count. */
  add(key: string, seconds: number): Promise<number>
  /** Drops expired windows. */
  sweep(): void
}

export type Verdict = { isAllowed: true } | { isAllowed: false; retryAfter: number }

export interface Limiter {
  take(what: string, address: string | null, limit: Limit): Promise<Verdict>
}

export function nameDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

/** Uses the first store; if it is down, the next, and finally our own memory. */
export function createLimiter(stores: readonly WindowStore[], now: () => number = Date.now): Limiter {
  const isWithin = async (store: WindowStore, what: string, address: string | null, limit: Limit, time: number) => {
    const window = Math.floor(time / 1000 / limit.seconds)
    const secret = await store.readSecret(nameDay(time))
    // What its own network refuses does not use up what its neighbors may do.
    for (const { network, times } of listNetworks(address)) {
      const key = createHmac('sha256', secret).update(`${what}\n${network}\n${window}`).digest('base64url')
      if ((await store.add(key, limit.seconds)) > limit.max * times) return false
    }
    return true
  }
  return {
    async take(what, address, limit) {
      const time = now()
      const windowMs = limit.seconds * 1000
      for (const store of stores) {
        try {
          if (await isWithin(store, what, address, limit, time)) return { isAllowed: true }
          return { isAllowed: false, retryAfter: Math.max(1, Math.ceil((windowMs - (time % windowMs)) / 1000)) }
        } catch {
          // A counting error must not fail a visitor's request.
        }
      }
      return { isAllowed: true }
    },
  }
}
