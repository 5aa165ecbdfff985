import { z } from 'zod'
import { addressVisibilities } from '@/db/vocabulary/directory'
import { areImpossibleHours } from '@/db/vocabulary/hours-in-words'
import { findState, type StateCode, stateCodes } from '@/lib/geography/states'
import { cleanText, instant, oneLine, url } from '@/lib/http/text'
import { words } from '@/lib/site/language/words'
import { readAddress } from '../read-address'
import { readPhone } from '../read-phone'
import { entryNames } from '../schema'
import { type categories, datePrecisions, readCategory, scopes } from '../vocabulary'

export const resourceLimits = { title: 200, description: 5000, address: 300, hours: 500, city: 100 } as const

export const emptyAsNull = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value)

function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(emptyAsNull, schema.nullable().optional())
}

const category = oneLine({ max: 50 }).transform((value, context) => {
  const known = readCategory(value)
  if (known) return known
  context.issues.push({ code: 'custom', message: 'Please choose one of the categories.', input: value })
  return z.NEVER
})

/** People write addresses of the web as they say them. */
const website = z
  .string()
  .transform((value) => (/^[a-z0-9-]+(\.[a-z0-9-]+)+(\/|$)/i.test(value.trim()) ? `https://${value.trim()}` : value))
  .pipe(url)

const phone = oneLine({ max: 60 }).transform((value, context) => {
  const read = readPhone(value)
  if (read) return read
  context.issues.push({ code: 'custom', message: words().listing.phone, input: value })
  return z.NEVER
})

const address = oneLine({ max: resourceLimits.address }).transform((value, context) => {
  const read = readAddress(value)
  if ([...read.street].length <= 200) return read
  context.issues.push({ code: 'custom', message: words().listing.address, input: value })
  return z.NEVER
})

const hours = oneLine({ max: resourceLimits.hours }).transform((value, context) => {
  if (!areImpossibleHours(value)) return value
  context.issues.push({ code: 'custom', message: words().listing.hours, input: value })
  return z.NEVER
})

const state = z.string().transform((value, context) => {
  const found = findState(value)
  if (found) return found
  context.issues.push({ code: 'custom', message: 'There is no such state.', input: value })
  return z.NEVER
})

/** What staff may write, and nothing else. */
export const resourceInput = z.strictObject({
  title: oneLine({ max: resourceLimits.title }),
  description: cleanText({ max: resourceLimits.description }),
  category,
  phoneNumber: optional(phone),
  address: optional(address),
  url: optional(website),
  isEmergency: z.boolean().optional(),
  /** Has no effect, whatever is sent: only a check makes a record verified. */
  isVerified: z.boolean().optional(),
  /** Of a form without a script: it was warned of entries alike, and this is another. */
  isAnother: z.boolean().optional(),
  /** Hidden from the public unless someone says otherwise. */
  addressVisibility: z.enum(addressVisibilities).optional(),
  hours: optional(hours),
  scope: z.enum(scopes).optional(),
  city: optional(oneLine({ max: resourceLimits.city })),
  state: optional(state),
  /** The version that the editor began from; a newer one in the database is a conflict. */
  version: z.int().min(1).max(2_147_483_647).optional(),
})
export type ResourceInput = z.output<typeof resourceInput>

/** What staff write of a record beside its phone and its address. */
export const plainFields = [
  'title',
  'description',
  'category',
  'tags',
  'url',
  'hours',
  'scope',
  'city',
  'state',
  'isEmergency',
] as const

/** A record as staff see it, an address that is not public included. */
export const staffResourceSchema = z.object({
  id: z.uuid(),
  ...entryNames,
  phoneNumber: z.string().nullable(),
  address: z.string().nullable(),
  addressVisibility: z.enum(addressVisibilities),
  hours: z.string().nullable(),
  scope: z.enum(scopes),
  city: z.string().nullable(),
  state: z.enum(stateCodes).nullable(),
  isEmergency: z.boolean(),
  isVerified: z.boolean(),
  verifiedOn: z.iso.date().nullable(),
  verifiedPrecision: z.enum(datePrecisions).nullable(),
  listedBy: z.string().nullable(),
  listedOn: z.iso.date().nullable(),
  sourceUrl: z.string().nullable(),
  isArchived: z.boolean(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
  deletedAt: instant.nullable(),
})
export type StaffResourceDto = z.output<typeof staffResourceSchema>

export const resourceSorts = [
  ...(['updated', '-updated', 'title', '-title', 'state', '-state'] as const),
  ...(['checked', '-checked', 'source', '-source', 'status', '-status'] as const),
] as const
export type ResourceSort = (typeof resourceSorts)[number]

export interface ResourcePosition {
  sort: ResourceSort | 'deleted'
  value: string
  id: string
}

/** What may be missing or undecided. */
export const checkedFilters = ['never', 'doubted'] as const
export const addressFilters = ['held', 'hidden', 'none'] as const
export const phoneFilters = ['none'] as const

export interface StaffResourceFilter {
  q?: string
  state?: StateCode
  /** A name, or its five digits. */
  county?: string
  /** The list that readers see, or the source of an import. */
  source?: string
  help?: string
  checked?: (typeof checkedFilters)[number]
  address?: (typeof addressFilters)[number]
  phone?: (typeof phoneFilters)[number]
  category?: (typeof categories)[number]
  sort?: ResourceSort
  deleted?: boolean
  emergency?: boolean
  limit: number
  after?: ResourcePosition
}
