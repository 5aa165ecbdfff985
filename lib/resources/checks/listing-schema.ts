import { z } from 'zod'
import { listingStandings } from '@/db/vocabulary/checks'
import { textFields } from '@/db/vocabulary/text-fields'
import { readLanguages } from '@/lib/geography/languages'
import { cleanText, instant } from '@/lib/http/text'
import { words } from '@/lib/site/language/words'
import { readPhone } from '../read-phone'
import { emptyAsNull } from '../staff/staff-schema'
import { correctable, corrections } from './schema'

/** What only the organization's own page asks, beside what a check corrects. */
export const listingExtras = ['morePhones', 'languages', 'eligibility'] as const
export const listingFields = [...correctable, ...listingExtras] as const
export type ListingField = (typeof listingFields)[number]

export const STANDING_NOTE_MAX = 2000
const MAX_MORE_PHONES = 10

export interface MorePhone {
  number: string
  extension: string | null
  description: string | null
}

/** '512-555-0101 after 5pm': a number, then what it is for. */
function readMorePhone(line: string): MorePhone | null {
  const words = line.trim().split(/\s+/)
  for (let length = words.length; length > 0; length -= 1) {
    const phone = readPhone(words.slice(0, length).join(' '))
    const description = words
      .slice(length)
      .join(' ')
      .replace(/^[(:–—-]+\s*|\)$/g, '')
    if (phone) return { ...phone, description: [...description].slice(0, 200).join('') || null }
  }
  return null
}

export function readMorePhones(text: string): MorePhone[] | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const read = lines.map(readMorePhone)
  return lines.length <= MAX_MORE_PHONES && read.every((phone) => phone !== null) ? read : null
}

const emptyable = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(emptyAsNull, schema.nullable().optional())

const morePhones = cleanText({ max: 1000 }).refine((text) => readMorePhones(text) !== null, {
  error: () => words().listing.morePhonesWrong,
})

/** In the names of their language, as they are written; stored as they are read. */
const languages = cleanText({ max: 1000 }).refine((text) => readLanguages(text).unknown.length === 0, {
  error: () => words().listing.languagesWrong,
})

const { addressVisibility: _staffDecide, ...own } = corrections

/** The fields an organization may change in its own record: not visibility, and not verification. */
export const listingInput = z.strictObject({
  ...own,
  morePhones: emptyable(morePhones),
  languages: emptyable(languages),
  eligibility: emptyable(cleanText({ max: textFields.eligibility.max })),
  /** Empty: it is where it was, and open. */
  standing: z.preprocess((value) => (value === '' ? undefined : value), z.enum(listingStandings).optional()),
  /** For staff only. */
  note: z.preprocess((value) => (value === '' ? undefined : value), cleanText({ max: STANDING_NOTE_MAX }).optional()),
  shown: z.array(z.enum(listingFields)).max(listingFields.length).default([]),
})
export type ListingInput = z.output<typeof listingInput>

/** The record's current texts; null if empty. */
const fieldTexts = z.partialRecord(z.enum(listingFields), z.string().nullable())
export type FieldTexts = z.output<typeof fieldTexts>

export const listingUpdateSchema = z.object({
  id: z.uuid(),
  resourceId: z.uuid(),
  title: z.string(),
  submittedAt: instant,
  /** Only the suggested changes. */
  proposed: fieldTexts,
  standing: z.enum(listingStandings).nullable(),
  note: z.string().nullable(),
})
export type ListingUpdateDto = z.output<typeof listingUpdateSchema>

export const waitingPosition = z.tuple([z.string().max(40), z.uuid()])
export type WaitingPosition = z.output<typeof waitingPosition>

export const decisionInput = z.strictObject({
  /** The accepted fields; the others are rejected. */
  accepted: z.array(z.enum(listingFields)).max(listingFields.length).default([]),
  /** It has closed, as it says: the record leaves the directory, and can be restored for 30 days. */
  isClosed: z.boolean().default(false),
  /** The record's version when staff viewed it. */
  version: z.int().min(1).max(2_147_483_647),
})
export type DecisionInput = z.output<typeof decisionInput>

export const LISTING_DAYS = 14
