/** The fields of an imported record: the staff's own form, and facts that the form does not have. */

import { z } from 'zod'
import { helpKinds } from '@/db/vocabulary/help-kinds'
import { forTextFields, type TextField } from '@/db/vocabulary/text-fields'
import { readYesNo } from '@/db/vocabulary/who-may-come'
import { getCounty } from '@/lib/geography/counties'
import { stateCodes } from '@/lib/geography/states'
import { cleanText, oneLine } from '@/lib/http/text'
import { emptyAsNull, resourceInput, resourceLimits } from '../staff/staff-schema'
import { phoneTypes } from '../vocabulary'

const MAX_TAGS = 40
const MAX_COUNTIES = 400
const MAX_LANGUAGES = 100

/** 'legal-aid; crisis', or a list; deduplicated. */
function wordList(word: z.ZodType<string>, most: number) {
  return z.preprocess(
    (value) =>
      typeof value === 'string'
        ? [...new Set(value.split(';').map((part) => part.trim()))].filter((part) => part !== '')
        : (value ?? []),
    z.array(word).max(most, `Please use at most ${most}.`),
  )
}

const tag = z
  .string()
  .max(60, 'Please use tags of at most 60 characters.')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Please write tags in small letters, such as legal-aid; crisis.')

const language = z
  .string()
  .max(35, 'Please use language codes, such as en; es.')
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'Please use language codes, such as en; es.')

const degrees = (most: number) =>
  z.preprocess((value) => {
    const given = emptyAsNull(value)
    return typeof given === 'string' && /^[+-]?\d{1,3}(\.\d{1,15})?$/.test(given.trim()) ? Number(given) : given
  }, z
    .number('Please write degrees as a number, such as 30.2672.')
    .min(-most, `Please use degrees from -${most} to ${most}.`)
    .max(most, `Please use degrees from -${most} to ${most}.`)
    .nullable()
    .optional())

const truths: Record<string, boolean> = { true: true, yes: true, '1': true, false: false, no: false, '0': false }

const flag = z.preprocess((value) => {
  if (typeof value !== 'string') return value ?? undefined
  const word = value.trim().toLowerCase()
  return word === '' ? undefined : (truths[word] ?? value)
}, z.boolean('Please write true or false.').optional())

/** A fixed value in any case; an empty cell leaves the current one. */
function choice<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => {
    if (typeof value !== 'string') return value ?? undefined
    return value.trim() === '' ? undefined : value.trim().toLowerCase()
  }, schema)
}

const place = {
  street: z.preprocess(emptyAsNull, oneLine({ max: 200 }).nullable().optional()),
  zip: z.preprocess(
    emptyAsNull,
    oneLine({ max: 20 })
      .refine((zip) => /^\d{5}(-\d{4})?$/.test(zip), 'Please write a ZIP code, such as 78701 or 78701-1234.')
      .nullable()
      .optional(),
  ),
  latitude: degrees(90),
  longitude: degrees(180),
}

/** Beside the first one. */
const MAX_PLACES = 49
const MAX_PHONES = 50
const MAX_HOURS = 100

const phoneRow = z.strictObject({
  number: z.string().regex(/^[0-9][0-9-]{2,19}$/),
  extension: z
    .string()
    .regex(/^[0-9]{1,10}$/)
    .nullable(),
  type: z.enum(phoneTypes),
  keyword: oneLine({ max: 40 }).nullable(),
  languages: z.array(language).max(MAX_LANGUAGES),
  description: oneLine({ max: 200 }).nullable(),
})
export type ImportPhone = z.output<typeof phoneRow>

const clock = z.string().regex(/^\d{2}:\d{2}(:\d{2})?$/)
const hoursRow = z.strictObject({
  open24h: z.boolean(),
  weekday: z.int().min(1).max(7).nullable(),
  opensAt: clock.nullable(),
  closesAt: clock.nullable(),
  timezone: z.string().max(60).nullable(),
})

/** A cell of one text; of a fact, yes or no in the ways that files write them. */
function textField({ max, isYesNo, form: kind }: TextField) {
  const text: z.ZodType<string> = isYesNo
    ? z.preprocess(
        (value) => (typeof value === 'string' ? (readYesNo(value) ?? value) : value),
        z.enum(['yes', 'no'], 'Please write yes or no.'),
      )
    : kind === 'day'
      ? z.iso.date('Please write a date as 2026-07-19.')
      : kind === 'address'
        ? z.url({ protocol: /^https?$/, error: 'Please write an address with https:// or http://.' }).max(max)
        : cleanText({ max })
  return z.preprocess(emptyAsNull, text.nullable().optional())
}

const specialRow = z.strictObject({
  startsOn: z.iso.date(),
  endsOn: z.iso.date(),
  opensAt: clock.nullable(),
  closesAt: clock.nullable(),
  occasion: oneLine({ max: 100 }).nullable(),
})

const { version: _ofTheForm, address: _inParts, ...form } = resourceInput.shape

export const importInput = z.strictObject({
  ...form,
  id: oneLine({ max: 200 }),
  category: choice(form.category),
  isEmergency: flag,
  /** Those that can't be so are left out with a note, and the rest of the row is taken. */
  hours: z.preprocess(emptyAsNull, oneLine({ max: resourceLimits.hours }).nullable().optional()),
  scope: choice(form.scope),
  addressVisibility: choice(form.addressVisibility),
  ...place,
  tags: wordList(tag, MAX_TAGS).optional(),
  languages: wordList(language, MAX_LANGUAGES).optional(),
  ...forTextFields((_, field) => textField(field)),
  /** The organization that provides the service, if it is not the title. */
  organization: z.preprocess(emptyAsNull, oneLine({ max: 200 }).nullable().optional()),
  serviceArea: z.array(z.enum(stateCodes)).max(stateCodes.length).optional(),
  areaServed: oneLine({ max: 500 }).optional(),
  county: z.preprocess(emptyAsNull, oneLine({ max: 100 }).nullable().optional()),
  countyFips: z.preprocess(
    emptyAsNull,
    z
      .string()
      .refine((fips) => getCounty(fips) !== null, 'There is no county of this number.')
      .nullable()
      .optional(),
  ),
  /** Codes or names; a name refers to the record's own state, unless it includes one. */
  countiesServed: wordList(oneLine({ max: 100 }), MAX_COUNTIES).optional(),
  helpKinds: wordList(
    z.string().refine((slug) => helpKinds.some((kind) => kind.slug === slug), 'There is no such kind of help.'),
    MAX_TAGS,
  ).optional(),
  listedBy: z.preprocess(emptyAsNull, oneLine({ max: 200 }).nullable().optional()),
  listedOn: z.preprocess(emptyAsNull, z.iso.date('Please write a date as 2026-07-19.').nullable().optional()),
  sourceUrl: z.preprocess(
    emptyAsNull,
    z
      .url({ protocol: /^https?$/, error: 'Please write an address with https:// or http://.' })
      .max(2000)
      .nullable()
      .optional(),
  ),
  /** All of its numbers, replacing the current ones. */
  phones: z.array(phoneRow).max(MAX_PHONES, `Please use at most ${MAX_PHONES}.`).optional(),
  /** Its week, replacing the current one. */
  schedules: z.array(hoursRow).max(MAX_HOURS, `Please use at most ${MAX_HOURS}.`).optional(),
  /** Days on which the week does not hold, replacing the current ones that are not over. */
  specialHours: z.array(specialRow).max(MAX_HOURS, `Please use at most ${MAX_HOURS}.`).optional(),
  /** Additional locations; current ones are not removed. */
  places: z
    .array(
      z.strictObject({
        ...place,
        city: form.city,
        state: form.state,
        addressVisibility: choice(form.addressVisibility),
      }),
    )
    .max(MAX_PLACES, `Please use at most ${MAX_PLACES + 1}.`)
    .optional(),
})
export type ImportInput = z.output<typeof importInput>
export type ImportKey = keyof ImportInput
