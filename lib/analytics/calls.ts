import { z } from 'zod'
import { call } from '@/lib/http/call'
import { malformed } from '@/lib/http/issues'
import { analyticsSchema, countSchema, DEFAULT_PERIOD, type Period, periods } from './schema'

export const countCall = call('POST /api/count', 'public', {
  summary: 'Adds to daily totals by state and category; keeps nothing else',
  body: countSchema,
  bodyLimit: 8192,
  // Many people may share a network, and one page may report several events.
  limit: { max: 3000, seconds: 60 },
})

const period = z
  .string()
  .refine((text) => periods.some((one) => one === text), malformed(`A period is one of ${periods.join(', ')}.`))
  .transform((text): Period => periods.find((one) => one === text) ?? DEFAULT_PERIOD)
  .default(DEFAULT_PERIOD)

export const analyticsCall = call('GET /api/analytics', 'public', {
  summary: 'Totals of use and the gaps of the directory; a number of people’s doings under 11 is "fewer than 11"',
  query: z.object({ period }),
  response: analyticsSchema,
})
