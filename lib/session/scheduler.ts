import { createHash, timingSafeEqual } from 'node:crypto'
import { env } from '@/lib/env'

function digest(value: string): Buffer {
  return createHash('sha256').update(value).digest()
}

/** Whether a call to /api/cron has the secret. Without a configured secret, none does. */
export function isScheduler(request: Request, secret = env.CRON_SECRET): boolean {
  if (!secret) return false
  return timingSafeEqual(digest(request.headers.get('authorization') ?? ''), digest(`Bearer ${secret}`))
}
