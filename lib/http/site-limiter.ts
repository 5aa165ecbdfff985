import { env } from '@/lib/env'
import { oncePerProcess } from '@/lib/once-per-process.mjs'
import { connectRedis } from '@/lib/outside/redis/client'
import { createLimiter, type Limiter } from './rate-limit'
import { MemoryStore } from './rate-limit-memory'
import { RedisStore } from './rate-limit-redis'

const SWEEP_EVERY_MS = 60_000

function openLimiter(): Limiter {
  const stores = [...(env.REDIS_URL ? [new RedisStore(connectRedis(env.REDIS_URL))] : []), new MemoryStore()]
  setInterval(() => {
    for (const store of stores) store.sweep()
  }, SWEEP_EVERY_MS).unref()
  return createLimiter(stores)
}

/** The rate limiter of this process. */
export function getLimiter(): Limiter {
  return oncePerProcess('limiter', openLimiter)
}
