import { z } from 'zod'
import { call } from '@/lib/http/call'
import { malformed } from '@/lib/http/issues'
import { NEARBY_SEARCHES } from '@/lib/http/rate-limit'
import { oneLine } from '@/lib/http/text'
import { DEFAULT_RADIUS, LARGEST_RADIUS, MIN_RADIUS } from './describe'
import { nearbyResourceSchema, placeSchema } from './schema'

/** Number('') is 0, which is a point in the Atlantic. */
const number = (sentence: string) =>
  z
    .string()
    .refine((text) => /^\s*[+-]?\d{1,6}(\.\d{0,15})?\s*$/.test(text), malformed(sentence))
    .transform(Number)

const degrees = (most: number) =>
  number('A position is two numbers, in degrees.').pipe(z.number().min(-most).max(most)).optional()

const radius = number('A radius is a number of miles.')
  .pipe(z.number().min(MIN_RADIUS).max(LARGEST_RADIUS))
  .default(DEFAULT_RADIUS)

const PLACE_MAX = 100

const where = {
  latitude: degrees(90),
  longitude: degrees(180),
  zip: z
    .string()
    .trim()
    .regex(/^\d{5}$/, 'A ZIP code has five digits.')
    .optional(),
  place: oneLine({ max: PLACE_MAX }).optional(),
}

type Given = { latitude?: number; longitude?: number; zip?: string; place?: string }

const isWhole = ({ latitude, longitude }: Given) => (latitude === undefined) === (longitude === undefined)
const isSomewhere = ({ latitude, zip, place }: Given) =>
  latitude !== undefined || zip !== undefined || place !== undefined

const halfPosition = malformed('A position needs a latitude and a longitude.')
const nowhere = malformed('Please say where: latitude and longitude, zip, or place.')

const aroundSomewhere = z
  .object({ ...where, radius })
  .refine(isWhole, halfPosition)
  .refine(isSomewhere, nowhere)

export const nearbyCall = call('GET /api/resources/nearby', 'public', {
  limit: NEARBY_SEARCHES,
  summary: 'Services around a position, a ZIP code or a town: emergencies and those open day and night first',
  query: aroundSomewhere,
  response: z.array(nearbyResourceSchema),
})

export const mapCall = call('GET /api/location/map', 'public', {
  limit: NEARBY_SEARCHES,
  summary: 'The outline of the state with the same services as points',
  query: aroundSomewhere,
  produces: 'image/svg+xml',
})

export const describePositionCall = call('GET /api/location', 'public', {
  summary: 'City, state and ZIP code of a position, from tables of our own',
  query: z
    .object({ latitude: where.latitude, longitude: where.longitude })
    .refine(isWhole, halfPosition)
    .refine(isSomewhere, halfPosition),
  response: placeSchema,
})

export const suggestPlacesCall = call('GET /api/location/places', 'public', {
  summary: 'States and towns whose names begin so',
  query: z.object({ q: oneLine({ min: 0, max: PLACE_MAX }) }),
  response: z.array(z.string()),
})
