import { env } from '@/lib/env'
import { connectRedis } from '@/lib/outside/redis/client'
import { createLimiter, type Limiter } from './rate-limit'
import { MemoryStore } from './rate-limit-memory'
import { RedisStore } from './rate-limit-redis'

const SWEEP_EVERY_MS = 60_000
/** Handlers may be bundled apart; they count together. */
const SHARED = Symbol.for('marigold.limiter')

function openLimiter(): Limiter {
  const stores = [...(env.REDIS_URL ? [new RedisStore(connectRedis(env.REDIS_URL))] : []), new MemoryStore()]
  setInterval(() => {
    for (const store of stores) store.sweep()
  }, SWEEP_EVERY_MS).unref()
  return createLimiter(stores)
}

/** The one limiter of this process. */
export function getLimiter(): Limiter {
  const known = Reflect.get(globalThis, SHARED) as Limiter | undefined
  if (known) return known
  const limiter = openLimiter()
  Reflect.set(globalThis, SHARED, limiter)
  return limiter
}
