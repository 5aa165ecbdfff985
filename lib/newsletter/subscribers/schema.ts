import { z } from 'zod'
import { newsletterInterests } from '@/db/vocabulary/content'
import { instant } from '@/lib/http/text'

export type Interest = (typeof newsletterInterests)[number]

export const subscriberSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  interests: z.array(z.enum(newsletterInterests)),
  isActive: z.boolean(),
  subscribedAt: instant,
})
export type SubscriberDto = z.output<typeof subscriberSchema>

export const subscriberStates = ['active', 'waiting', 'left'] as const
export type SubscriberState = (typeof subscriberStates)[number]

const total = z.int().nonnegative()

export const subscriberCountsSchema = z.object({
  active: total,
  /** Has not pressed the link of the first email yet. */
  waiting: total,
  /** Active ones, by what they chose; someone counts under each choice. */
  byInterest: z.record(z.enum(newsletterInterests), total),
  withoutInterest: total,
})
export type SubscriberCountsDto = z.output<typeof subscriberCountsSchema>
