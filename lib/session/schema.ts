import { z } from 'zod'
import { instant } from '@/lib/http/text'

/** A browser session of hers. We store no device name and no address, so only times tell them apart. */
export const sessionSchema = z.object({
  id: z.uuid(),
  isCurrent: z.boolean(),
  stays: z.boolean(),
  signedInAt: instant,
  lastSeenAt: instant,
  endsAt: instant,
})

export interface SessionDto {
  id: string
  isCurrent: boolean
  stays: boolean
  signedInAt: Date
  lastSeenAt: Date
  endsAt: Date
}
