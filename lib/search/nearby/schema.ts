import { z } from 'zod'
import { stateCodes } from '@/lib/geography/states'
import { datePrecisions } from '@/lib/resources/vocabulary'
import { listedEntry } from '../candidate'

export const openingStatuses = ['always', 'open', 'closed', 'unknown'] as const

/** What a distance is measured to: the address, or the middle of the town if the address is not shown. */
const distanceEnds = ['address', 'area'] as const

/**
 * `county`: serves the place's county. `near`: within the radius. `state`: serves the whole state. `part-of-state`:
 * serves only part of the state, we do not know which. `country`: a line that helps anywhere. `in-state`: the search
 * named only a state.
 */
const coverages = ['county', 'near', 'state', 'part-of-state', 'country', 'in-state'] as const

export const nearbyResourceSchema = z.object({
  ...listedEntry,
  /** Great-circle miles; null if there is no place to measure to. */
  distance: z.number().nullable(),
  distanceTo: z.enum(distanceEnds).nullable(),
  coverage: z.enum(coverages),
  /** Only if it is public. */
  address: z.string().nullable(),
  city: z.string().nullable(),
  state: z.enum(stateCodes).nullable(),
  /** In words, as published; null if unknown. */
  operatingHours: z.string().nullable(),
  /** Whether it is open now, in the service's own time zone. */
  opening: z.object({ status: z.enum(openingStatuses), label: z.string() }),
  phone_number: z.string().nullable(),
  text: z.object({ number: z.string(), keyword: z.string().nullable() }).nullable(),
  url: z.string().nullable(),
  path: z.string(),
  isEmergency: z.boolean(),
  isOpen24Hours: z.boolean(),
  isVerified: z.boolean(),
  verifiedOn: z.iso.date().nullable(),
  verifiedPrecision: z.enum(datePrecisions).nullable(),
  listedBy: z.string().nullable(),
  listedOn: z.iso.date().nullable(),
})

export type NearbyResource = z.infer<typeof nearbyResourceSchema>

/** What a rounded position is close to, from our own tables. */
export const placeSchema = z.object({
  latitude: z.number(),
  longitude: z.number(),
  city: z.string().nullable(),
  state: z.enum(stateCodes).nullable(),
  zipCode: z.string().nullable(),
})

export type Place = z.infer<typeof placeSchema>
