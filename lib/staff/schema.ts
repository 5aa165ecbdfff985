import { z } from 'zod'

const total = z.int().nonnegative()

/** `totalDonations` is the sum of completed gifts, in cents. */
export const staffStatsSchema = z.object({
  totalArticles: total,
  totalSubscribers: total,
  totalDonations: total,
  totalResources: total,
})

export type StaffStatsDto = z.output<typeof staffStatsSchema>
