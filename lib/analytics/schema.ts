import { z } from 'zod'
import type { countedEvents } from '@/db/vocabulary/operations'
import { isStateCode, type StateCode, stateCodes } from '@/lib/geography/states'
import { type Category, categories, isCategory } from '@/lib/resources/vocabulary'

/** The analytics page's addresses: a period, then a tab; defaults are left out. */
export const periods = ['3months', '6months', '1year'] as const
export type Period = (typeof periods)[number]
export const DEFAULT_PERIOD: Period = '6months'

const monthsOf: Record<Period, number> = { '3months': 3, '6months': 6, '1year': 12 }
export const MAX_MONTHS = 12

/** The months up to this one, oldest first: '2026-09', '2026-10', '2026-11'. */
export function listMonths(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (count - 1 - index), 1)).toISOString().slice(0, 7),
  )
}

export function listPeriodMonths(now: Date, period: Period): string[] {
  return listMonths(now, monthsOf[period])
}

/** 0 for the last three months, 1 for the three before, 2 for the six before; null for older ones. */
export function findPart(month: string, now: Date): number | null {
  const age = listMonths(now, MAX_MONTHS).reverse().indexOf(month)
  return age < 0 ? null : age < 3 ? 0 : age < 6 ? 1 : 2
}

const parts: Record<Period, readonly number[]> = { '3months': [0], '6months': [0, 1], '1year': [0, 1, 2] }

export function hasPart(period: Period, part: number): boolean {
  return parts[period].includes(part)
}

export const tabs = ['overview', 'usage', 'impact', 'gaps'] as const
type Tab = (typeof tabs)[number]

export interface View {
  period: Period
  tab: Tab
}

export function viewPath({ period, tab }: View): string {
  const parts = [period === DEFAULT_PERIOD ? '' : period, tab === 'overview' ? '' : tab].filter(Boolean)
  return ['/analytics', ...parts].join('/')
}

export function listViews(): View[] {
  return periods.flatMap((period) => tabs.map((tab) => ({ period, tab })))
}

/** Null for an unknown address. */
export function readView(parts: readonly string[]): View | null {
  const path = ['/analytics', ...parts].join('/')
  return listViews().find((view) => viewPath(view) === path) ?? null
}

export function exportPath(period: Period, kind: 'csv' | 'pdf'): string {
  return `/analytics/export/impact-${period}.${kind}`
}

export function readExport(file: string): { period: Period; kind: 'csv' | 'pdf' } | null {
  for (const period of periods) {
    for (const kind of ['csv', 'pdf'] as const)
      if (exportPath(period, kind).endsWith(`/${file}`)) return { period, kind }
  }
  return null
}

/** The smallest count of people's actions that is published; below it, individuals could be identified. */
export const THRESHOLD = 11
export const FEWER = 'fewer than 11'

export type Shown = number | typeof FEWER

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
