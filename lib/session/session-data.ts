import { z } from 'zod'
import type { SessionTimes } from './lifetime'

/** The content of `sess` in a row of `sessions`. No address, no device name, nothing from the provider. */
const sessionData = z.object({
  /** The id by which she can end it from another device. The row's key would work too, but it belongs to the cookie. */
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

/** Null for a row without times, which ends at its `expires` and is never extended. */
export function readSessionData(sess: unknown): SessionData | null {
  return sessionData.safeParse(sess).data ?? null
}

export function writeSessionData({ id, userId, createdAt, lastSeen, stays }: SessionData): z.input<typeof sessionData> {
  const [created, seen] = [createdAt, lastSeen].map((time) => new Date(time).toISOString())
  return { id, userId, createdAt: created ?? '', lastSeen: seen ?? '', stays }
}
