import { z } from 'zod'
import type { SessionTimes } from './lifetime'

/** What a row of `sessions` holds in `sess`. No address, no name of a device, nothing of the provider's. */
const sessionData = z.object({
  /** By which she can end it from another device. The row's key would do, but it stays with the cookie. */
  id: z.uuid(),
  userId: z.uuid(),
  createdAt: z.iso.datetime().transform(Date.parse),
  lastSeen: z.iso.datetime().transform(Date.parse),
  stays: z.boolean(),
})

export interface SessionData extends SessionTimes {
  id: string
  userId: string
}

/** Null for a row without times, which ends at its `expire` and is never prolonged. */
export function readSessionData(sess: unknown): SessionData | null {
  return sessionData.safeParse(sess).data ?? null
}

export function writeSessionData({ id, userId, createdAt, lastSeen, stays }: SessionData): z.input<typeof sessionData> {
  const [created, seen] = [createdAt, lastSeen].map((time) => new Date(time).toISOString())
  return { id, userId, createdAt: created ?? '', lastSeen: seen ?? '', stays }
}
