import { z } from 'zod'
import { type CheckableFact, checkableFacts, doubtKinds, linkResults, numberResults } from '@/db/vocabulary/checks'
import { stateCodes } from '@/lib/geography/states'
import { cleanText, id, instant } from '@/lib/http/text'
import { ages } from '@/lib/resources/freshness'
import { resourceInput } from '@/lib/resources/staff/staff-schema'
import { categories, datePrecisions, phoneTypes } from '@/lib/resources/vocabulary'

/** Open tasks are counted no further. */
export const COUNT_BOUND = 1000

export type { CheckableFact }

const checkedSchema = z.object({
  isVerified: z.boolean(),
  verifiedOn: z.iso.date().nullable(),
  verifiedPrecision: z.enum(datePrecisions).nullable(),
  listedBy: z.string().nullable(),
  listedOn: z.iso.date().nullable(),
})

/** A record in the queue. */
export const queueItemSchema = checkedSchema.extend({
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  category: z.enum(categories),
  state: z.enum(stateCodes).nullable(),
  /** Found in public lists only. */
  isUnconfirmed: z.boolean(),
  isEmergency: z.boolean(),
  age: z.enum(ages),
  doubts: z.int(),
  openReports: z.int(),
  isLinkBroken: z.boolean(),
  linkMovedTo: z.string().nullable(),
  claimedUntil: instant.nullable(),
  /** By whoever is looking. */
  isClaimedByMe: z.boolean(),
  skippedUntil: instant.nullable(),
})
export type QueueItemDto = z.output<typeof queueItemSchema>

export const queuePosition = z.object({
  isUnconfirmed: z.boolean(),
  isEmergency: z.boolean(),
  age: z.enum(ages),
  doubts: z.int(),
  checkedOn: z.string().regex(/^(|-?infinity|\d{4}-\d{2}-\d{2})$/),
  id: z.uuid(),
})

export const queueShows = ['all', 'reported'] as const

/** A number of a record, as it is called. */
const checkedNumber = z.object({
  /** With its extension: '512-555-0100 ext. 4'. */
  number: z.string(),
  type: z.enum(phoneTypes),
  description: z.string().nullable(),
})
export type CheckedNumber = z.output<typeof checkedNumber>

/** What a check screen shows beside the record itself. */
export const checkFactsSchema = z.object({
  openReports: z.array(
    z.object({
      kind: z.enum(doubtKinds),
      count: z.int(),
      lastOn: z.iso.date(),
      /** The numbers that visitors say are right, the most frequent first. */
      numbers: z.array(z.object({ number: z.string(), count: z.int() })),
    }),
  ),
  linkResult: z.enum(linkResults).nullable(),
  isLinkBroken: z.boolean(),
  linkFailures: z.int(),
  linkMovedTo: z.string().nullable(),
  linkAskedAt: instant.nullable(),
  claimedUntil: instant.nullable(),
  isClaimedByMe: z.boolean(),
  /** Where a link for the organization would be emailed to. */
  email: z.string().nullable(),
  /** All that can be called or texted, the main one first where there is one. */
  numbers: z.array(checkedNumber),
  /** A link that was mailed and not yet used. */
  askedAt: instant.nullable(),
  history: z.array(
    z.object({
      verifiedOn: z.iso.date(),
      precision: z.enum(datePrecisions),
      method: z.string(),
      verifiedBy: z.string(),
      confirmed: z.array(z.string()),
      numbers: z
        .array(checkedNumber.pick({ number: true, type: true }).extend({ result: z.enum(numberResults) }))
        .nullable(),
      note: z.string().nullable(),
    }),
  ),
})
export type CheckFactsDto = z.output<typeof checkFactsSchema>

/** What can be corrected in place; each is a field of the record. */
export const correctable = ['phoneNumber', 'address', 'hours', 'url', 'description'] as const
export type Correctable = (typeof correctable)[number]

const { phoneNumber, address, addressVisibility, hours, url, description, version } = resourceInput.shape
export const corrections = { phoneNumber, address, addressVisibility, hours, url, description: description.optional() }

export const NOTE_MAX = 2000

export const checkInput = z.strictObject({
  confirmed: z.array(z.enum(checkableFacts)).max(checkableFacts.length).default([]),
  /** Beside the main one, which is `phone` in `confirmed`: 'right 512-555-0100', 'wrong 88788', 'no-answer ...'. */
  numbers: z
    .array(z.union([z.literal(''), z.templateLiteral([z.enum(numberResults), ' ', z.string().max(60)])]))
    .max(60)
    .default([]),
  ...corrections,
  /**
   * The fields that the form showed. A form leaves out what is empty: one that was shown and does not come has been
   * emptied.
   */
  shown: z.array(z.enum(correctable)).max(correctable.length).default([]),
  note: z.preprocess((value) => (value === '' ? undefined : value), cleanText({ max: NOTE_MAX }).optional()),
  version,
})
export type CheckInput = z.output<typeof checkInput>

export const checkedAnswer = z.object({
  verifiedOn: z.iso.date().nullable(),
  /** Whether what is needed for a new date was confirmed. */
  isWhole: z.boolean(),
  next: id.nullable(),
})
export const nextAnswer = z.object({ next: id.nullable() })
