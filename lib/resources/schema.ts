import { z } from 'zod'
import { roomAnswers } from '@/db/vocabulary/operations'
import { forTextFields } from '@/db/vocabulary/text-fields'
import { stateCodes } from '@/lib/geography/states'
import { categories, datePrecisions, phoneTypes, resourceKinds, scopes } from './vocabulary'

export const phoneSchema = z.object({
  number: z.string(),
  extension: z.string().nullable(),
  type: z.enum(phoneTypes),
  keyword: z.string().nullable(),
  languages: z.array(z.string()),
  description: z.string().nullable(),
})

/** Days on which the weekly hours don't hold. Without times it is closed. */
export const specialHoursSchema = z.object({
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
  opensAt: z.string().nullable(),
  closesAt: z.string().nullable(),
  occasion: z.string().nullable(),
})

/** A person or an office that may be named in public. */
export const contactSchema = z.object({
  name: z.string().nullable(),
  title: z.string().nullable(),
  department: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  extension: z.string().nullable(),
})

/** What an entry is, whoever reads it. */
export const entryNames = {
  slug: z.string(),
  kind: z.enum(resourceKinds),
  title: z.string(),
  description: z.string(),
  category: z.enum(categories),
  tags: z.array(z.string()),
  url: z.string().nullable(),
}

/** Where the public finds it, and whom it serves. */
export const entryPlace = {
  city: z.string().nullable(),
  state: z.enum(stateCodes).nullable(),
  serviceArea: z.array(z.enum(stateCodes)),
  areaServed: z.string().nullable(),
  /** Where it stands, or the only county it serves: the name, and the five digits of the Census. */
  county: z.string().nullable(),
  countyFips: z.string().nullable(),
  /** The counties it serves, by their five digits; none are named of what serves a whole state. */
  countiesServed: z.array(z.string()),
  /** Slugs of the vocabulary of help. */
  helpKinds: z.array(z.string()),
}

/** What the organization itself says of tonight; not there where nobody said anything in the last twelve hours. */
const roomSchema = z.object({ says: z.enum(roomAnswers), saidAt: z.iso.datetime() })
export type Room = z.infer<typeof roomSchema>

/** A directory entry as the public sees it: an address that is not public is not in it at all. */
export const resourceSchema = z.object({
  id: z.uuid(),
  ...entryNames,
  email: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  phones: z.array(phoneSchema),
  address: z.string().nullable(),
  ...entryPlace,
  scope: z.enum(scopes),
  hours: z.string().nullable(),
  isOpen24Hours: z.boolean(),
  languages: z.array(z.string()),
  ...forTextFields(() => z.string().nullable()),
  /** The last day on which `alert` holds; null without an end. */
  alertUntil: z.iso.date().nullable(),
  isEmergency: z.boolean(),
  isVerified: z.boolean(),
  /** The day the facts were last checked, no more precise than `verifiedPrecision`. */
  verifiedOn: z.iso.date().nullable(),
  verifiedPrecision: z.enum(datePrecisions).nullable(),
  source: z.string().nullable(),
  /** The list it was taken from, by the name that readers see, and that list's date. */
  listedBy: z.string().nullable(),
  listedOn: z.iso.date().nullable(),
  /** The address of that list or page. */
  sourceUrl: z.string().nullable(),
  confidence: z.enum(['high', 'medium']).nullable(),
  updatedAt: z.iso.datetime(),
  room: roomSchema.optional(),
})

/** An entry in a list of the quiet page: enough to choose it, to call, and to know where it is. */
export const quietItemSchema = resourceSchema.pick({
  slug: true,
  title: true,
  description: true,
  descriptionEs: true,
  tags: true,
  phoneNumber: true,
  hours: true,
  address: true,
  city: true,
  state: true,
  serviceArea: true,
  areaServed: true,
  scope: true,
  isEmergency: true,
})

/** What stands before any result where her words speak of danger. */
const dangerSchema = z.object({
  title: z.string(),
  text: z.string(),
  /** 911 stands before the lines. */
  isLifeThreatening: z.boolean(),
  lines: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      phone: z.string().optional(),
      text: z.object({ to: z.string(), body: z.string().optional() }).optional(),
    }),
  ),
  language: z.enum(['en', 'es']),
})

/** Whom to call, in a language that the search does not read. */
const otherLanguageSchema = z.object({
  tag: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  title: z.string(),
  danger: z.string(),
  lines: z.array(z.object({ about: z.string(), phone: z.string() })),
  interpreter: z.string(),
  say: z.string(),
  /** What to say in English. */
  english: z.string(),
  /** More in that language. */
  page: z.object({ name: z.string(), path: z.string() }).nullable(),
})

export const quietResultsSchema = z.object({
  danger: dangerSchema.nullable(),
  otherLanguage: otherLanguageSchema.nullable(),
  items: z.array(quietItemSchema),
  total: z.number().int(),
  /** There are more than were looked at. */
  isCapped: z.boolean(),
  /** The database is away: what is known may be out of date. */
  isFromCopy: z.boolean(),
  /** The words as they were understood, when a misspelling was mended. */
  correctedTo: z.string().nullable(),
  /** The place that was read out of the words. */
  state: z.enum(stateCodes).nullable(),
  /** Spoken by some of the matches, beside English. */
  languages: z.array(z.string()),
})

/** The parts of a state's help, the most urgent first. */
export const helpGroupIds = ['crisis', 'national', 'coalitions', 'shelters', 'housing', 'legal'] as const

export const quietStateSchema = z.object({
  hasLocalLine: z.boolean(),
  groups: z.array(z.object({ id: z.enum(helpGroupIds), entries: z.array(quietItemSchema) })),
})

export const quietListsSchema = z.array(
  z.object({ id: z.string(), title: z.string(), intro: z.string(), steps: z.array(z.string()) }),
)

export type QuietItem = z.infer<typeof quietItemSchema>
export type OtherLanguageAnswer = z.infer<typeof otherLanguageSchema>
export type DangerAnswer = z.infer<typeof dangerSchema>
export type QuietResults = z.infer<typeof quietResultsSchema>
export type QuietStateHelp = z.infer<typeof quietStateSchema>
export type QuietLists = z.infer<typeof quietListsSchema>
export type ResourceDto = z.infer<typeof resourceSchema>
/** What a record's own page shows beside what every list has. */
export interface RecordParts {
  specialHours: SpecialHours[]
  contacts: Contact[]
}
export const noParts: RecordParts = { specialHours: [], contacts: [] }

export type SpecialHours = z.infer<typeof specialHoursSchema>
export type Contact = z.infer<typeof contactSchema>
export type PhoneDto = z.infer<typeof phoneSchema>
