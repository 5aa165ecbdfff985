import { z } from 'zod'
import type { countedEvents } from '@/db/vocabulary/operations'
import { isStateCode, type StateCode, stateCodes } from '@/lib/geography/states'
import { type Category, categories, isCategory } from '@/lib/resources/vocabulary'
import { periods } from './period'
import { FEWER } from './shown'

export type CountedEvent = (typeof countedEvents)[number]

/** What a page may report. The server determines the rest itself. */
const pageEvents = ['resource-view', 'call-pressed', 'emergency-call-pressed', 'website-pressed'] as const

/** A state, or 'US' for nationwide services. */
export type CountedState = StateCode | 'US'
export type CountedCategory = Category | 'all'

export interface CountedThing {
  event: CountedEvent
  state: CountedState
  category: CountedCategory
}

const MAX_EVENTS = 50

/** `of` is 'TX/housing-shelter': never a record or a page. */
export const countSchema = z.strictObject({
  events: z
    .array(z.strictObject({ event: z.string().max(40), of: z.string().max(40) }))
    .min(1)
    .max(MAX_EVENTS),
})

/** Null for unknown values: such an event is dropped. */
export function readEvent({ event, of }: { event: string; of: string }): CountedThing | null {
  const known = pageEvents.find((one) => one === event)
  const [state = '', category = '', ...more] = of.split('/')
  const isPlace = state === 'US' || isStateCode(state)
  return known && isPlace && isCategory(category) && more.length === 0 ? { event: known, state, category } : null
}

const shown = z.union([z.number().int().min(0), z.literal(FEWER)])

/** Numbers of clicks are totals of uses: no individual is counted. */
export const analyticsSchema = z.object({
  period: z.enum(periods),
  /** True if nothing has been counted yet: the fields in `sampleFields` are then sample data. */
  isSample: z.boolean(),
  sampleFields: z.array(z.string()),
  totalUsers: shown,
  totalResources: z.number().int(),
  resourceViews: shown,
  /** Check-ins that ended safely. We collect no stories. */
  successStories: shown,
  geographicData: z.array(
    z.object({ state: z.enum([...stateCodes, 'US']), users: shown, resources: z.number().int() }),
  ),
  categoryData: z.array(
    z.object({
      category: z.enum(categories),
      resources: z.number().int(),
      views: shown,
      /** Always null: we ask nobody for a rating. */
      avgRating: z.number().min(0).max(5).nullable(),
    }),
  ),
  timeSeriesData: z.array(
    z.object({
      month: z.string().regex(/^\d{4}-\d{2}$/),
      users: shown,
      resourceViews: shown,
      resourcesAdded: z.number().int(),
    }),
  ),
  impactMetrics: z.object({
    /** Calls and texts started from an entry. */
    womenHelped: shown,
    /** Calls, texts and websites opened from an entry. */
    resourcesConnected: shown,
    /** Calls and texts started from an entry for emergencies. */
    emergencyContacts: shown,
    safetyPlansCreated: shown,
  }),
  resourceGaps: z.array(
    z.object({
      state: z.enum(stateCodes),
      category: z.enum(categories),
      gapScore: z.number().min(0).max(10),
      /** Women, from Census figures. */
      population: z.number().int(),
      /** Entries per 100,000 women. */
      resourcesPerCapita: z.number(),
    }),
  ),
})

export type Analytics = z.infer<typeof analyticsSchema>
