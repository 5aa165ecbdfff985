import { z } from 'zod'
import { stateCodes } from '@/lib/geography/states'
import { datePrecisions } from '@/lib/resources/vocabulary'
import { listedEntry } from '../listed-entry'

export const openingStatuses = ['always', 'open', 'closed', 'unknown'] as const

/** What a distance leads to: the door, or the middle of the town of a service whose address is not shown. */
const distanceEnds = ['address', 'area'] as const

/**
 * `county`: serves the county of the place. `near`: within the radius. `state`: serves the whole state. `part-of-state`:
 * as that, but only a part of it, which nobody has told us. `country`: a line that answers from anywhere. `in-state`: the
 * search named a state only.
 */
const coverages = ['county', 'near', 'state', 'part-of-state', 'country', 'in-state'] as const

export const nearbyResourceSchema = z.object({
  ...listedEntry,
  /** Miles along the great circle; null where there is no place to measure to. */
  distance: z.number().nullable(),
  distanceTo: z.enum(distanceEnds).nullable(),
  coverage: z.enum(coverages),
  /** Only where it is public. */
  address: z.string().nullable(),
  city: z.string().nullable(),
  state: z.enum(stateCodes).nullable(),
  /** In words, as published; null when not known. */
  operatingHours: z.string().nullable(),
  /** Now, by the service's own clock. */
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

/** What a rounded position is near to, from our own tables. */
export const placeSchema = z.object({
  latitude: z.number(),
  longitude: z.number(),
  city: z.string().nullable(),
  state: z.enum(stateCodes).nullable(),
  zipCode: z.string().nullable(),
})

export type Place = z.infer<typeof placeSchema>
