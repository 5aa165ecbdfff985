/** Parses a record's second form from the flat names of a plain form, with one error per field. */

import { z } from 'zod'
import { helpKinds } from '@/db/vocabulary/help-kinds'
import { forTextFields, type TextField, type TextFieldKey, type Texts } from '@/db/vocabulary/text-fields'
import { readYesNo, whoFacts } from '@/db/vocabulary/who-may-come'
import { findLanguage } from '@/lib/geography/languages'
import { findState, type StateCode } from '@/lib/geography/states'
import { listTimeZones } from '@/lib/geography/time-zones'
import { AppError, type FieldError } from '@/lib/http/app-error'
import { cleanText, oneLine } from '@/lib/http/text'
import type { WeeklyHours } from './hours/opening'
import { readDay } from './hours/week-text'
import type { ImportPhone } from './import/import-input'
import { readPhone } from './read-phone'
import type { Contact, SpecialHours } from './schema'
import { phoneTypes } from './vocabulary'

export const MAX_ROWS = 50
export const dayNames = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export const visibilities = ['hidden', 'area', 'full', 'held'] as const

/** As submitted: texts by name, and the ticked kinds of help. */
export const detailsInput = z.record(z.string().max(60), z.unknown())
export type Sent = z.output<typeof detailsInput>

export interface PlaceRow {
  id: string | null
  street: string | null
  city: string | null
  state: StateCode | null
  zip: string | null
  visibility: (typeof visibilities)[number]
}

export interface Details extends Texts {
  /** The last day of its alert. */
  alertUntil: string | null
  specialHours: SpecialHours[]
  contacts: Contact[]
  /** For staff only. */
  note: string | null
  phones: ImportPhone[]
  schedules: WeeklyHours[]
  languages: string[]
  helpKinds: string[]
  tags: string[]
  serviceArea: StateCode[]
  areaServed: string | null
  /** Names or five-digit codes; resolved to counties later. */
  countiesServed: string[]
  places: PlaceRow[]
  organization: string
  email: string | null
}

const split = (text: string) =>
  text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

class Reader {
  readonly errors: FieldError[] = []

  constructor(private readonly sent: Sent) {}

  raw(name: string): string {
    const value = this.sent[name]
    return value === undefined || value === null ? '' : String(value)
  }

  wrong(path: string, message: string): null {
    this.errors.push({ path, message })
    return null
  }

  text(name: string, max: number, isLong = false): string | null {
    const given = this.raw(name)
    if (given.trim() === '') return null
    const read = (isLong ? cleanText({ max }) : oneLine({ max })).safeParse(given)
    return read.success
      ? read.data
      : this.wrong(name, read.error.issues[0]?.message ?? 'Please write this in another way.')
  }

  words<Word extends string>(
    name: string,
    read: (word: string) => Word | null,
    message: (word: string) => string,
  ): Word[] {
    const found = split(this.raw(name)).map((word) => read(word) ?? this.wrong(name, message(word)))
    return [...new Set(found.filter((word) => word !== null))]
  }
}

const CODE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/
const readLanguage = (word: string) => findLanguage(word) ?? (CODE.test(word) ? word : null)
const noLanguage = (word: string) =>
  `We do not know the language “${word.slice(0, 40)}”. Write it as Spanish, or as es.`

function readPhoneRow(reader: Reader, at: string): ImportPhone | null {
  const given = reader.raw(`${at}_number`)
  const others = ['extension', 'keyword', 'description', 'languages'].map((name) => reader.raw(`${at}_${name}`))
  if (given.trim() === '') {
    if (others.every((text) => text.trim() === '')) return null
    return reader.wrong(`${at}_number`, 'Please write the number, or empty the rest of this row.')
  }
  const number = readPhone(given)
  const type = phoneTypes.find((one) => one === reader.raw(`${at}_type`)) ?? 'voice'
  const extension = reader.raw(`${at}_extension`).trim()
  if (!number) return reader.wrong(`${at}_number`, 'Please enter a phone number, such as 512-555-0100.')
  if (!/^\d{0,10}$/.test(extension)) reader.wrong(`${at}_extension`, 'Please use digits only.')
  return {
    number: number.number,
    extension: extension || number.extension,
    type,
    keyword: reader.text(`${at}_keyword`, 40),
    languages: reader.words(`${at}_languages`, readLanguage, noLanguage),
    description: reader.text(`${at}_description`, 200),
  }
}

function readWeek(reader: Reader): WeeklyHours[] {
  const zone = reader.raw('timezone')
  const week = dayNames.flatMap((name, index) => {
    const spans = readDay(reader.raw(name))
    if (!spans) reader.wrong(name, 'Please write hours as 9am-5pm, or 24 hours, or leave this empty.')
    return (spans ?? []).map((span) => ({ ...span, weekday: index + 1, timezone: zone || null }))
  })
  const allDay = week.filter(({ open24h }) => open24h)
  if (allDay.length === dayNames.length) {
    return [{ open24h: true, weekday: null, opensAt: null, closesAt: null, timezone: zone || null }]
  }
  if (week.length > 0 && zone === '') reader.wrong('timezone', 'Please choose the time zone of these hours.')
  return week
}

function readPlaceRow(reader: Reader, at: string): PlaceRow | null {
  const [street, city, zip] = [
    reader.text(`${at}_street`, 200),
    reader.text(`${at}_city`, 100),
    reader.text(`${at}_zip`, 10),
  ]
  const given = reader.raw(`${at}_state`).trim()
  if (!street && !city && !zip && given === '') return null
  const state = findState(given)
  if (given !== '' && !state) reader.wrong(`${at}_state`, 'There is no such state.')
  if (!street) reader.wrong(`${at}_street`, 'Please write the street, or empty the rest of this place.')
  if (zip && !/^\d{5}(-\d{4})?$/.test(zip)) reader.wrong(`${at}_zip`, 'Please write a ZIP code, such as 78701.')
  const visibility = visibilities.find((one) => one === reader.raw(`${at}_visibility`)) ?? 'hidden'
  const id = z.uuid().safeParse(reader.raw(`${at}_id`))
  return { id: id.success ? id.data : null, street, city, state, zip, visibility }
}

const isWebAddress = (text: string) => z.url({ protocol: /^https?$/ }).safeParse(text).success
const isDay = (text: string) => z.iso.date().safeParse(text).success

function readDayField(reader: Reader, name: string): string | null {
  const given = reader.raw(name).trim()
  if (given === '') return null
  return isDay(given) ? given : reader.wrong(name, 'Please write a day, such as 2026-12-24.')
}

function readSpecialRow(reader: Reader, at: string): SpecialHours | null {
  const [hours, occasion] = [reader.raw(`${at}_hours`).trim(), reader.text(`${at}_occasion`, 100)]
  const [from, to] = [readDayField(reader, `${at}_from`), readDayField(reader, `${at}_to`)]
  if (!from && reader.raw(`${at}_from`).trim() !== '') return null
  if (!from) {
    const isEmpty = hours === '' && occasion === null && to === null
    return isEmpty ? null : reader.wrong(`${at}_from`, 'Please write the first day, or empty the rest of this row.')
  }
  if (to && to < from) return reader.wrong(`${at}_to`, 'The last day is before the first.')
  const isClosed = hours === '' || /^closed$/i.test(hours)
  const spans = isClosed ? [] : readDay(hours)
  const [span, ...more] = spans ?? []
  if (!isClosed && (!span || span.open24h || more.length > 0)) {
    return reader.wrong(`${at}_hours`, 'Please write closed, or hours as 9am-1pm.')
  }
  const times = { opensAt: span?.opensAt ?? null, closesAt: span?.closesAt ?? null }
  return { startsOn: from, endsOn: to ?? from, ...times, occasion }
}

function readContactRow(reader: Reader, at: string): Contact | null {
  const [name, title] = [reader.text(`${at}_name`, 200), reader.text(`${at}_title`, 200)]
  const [department, email] = [reader.text(`${at}_department`, 200), reader.text(`${at}_email`, 320)]
  const given = reader.raw(`${at}_phone`).trim()
  if (!name && !title && !department) {
    const isEmpty = !email && given === ''
    return isEmpty ? null : reader.wrong(`${at}_name`, 'Please say who this is, or empty the rest of this row.')
  }
  const read = given === '' ? null : readPhone(given)
  if (given !== '' && !read) reader.wrong(`${at}_phone`, 'Please enter a phone number, such as 512-555-0100.')
  if (email && !z.email().safeParse(email).success) {
    reader.wrong(`${at}_email`, 'This should be an email address, such as name@example.org.')
  }
  const phone = { phone: read?.number ?? null, extension: read?.extension ?? null }
  return { name, title, department, email: email?.toLowerCase() ?? null, ...phone }
}

const rows = Array.from({ length: MAX_ROWS }, (_, index) => index)

function readTextField(reader: Reader, key: TextFieldKey, { max, isYesNo, form }: TextField): string | null {
  const text = reader.text(key, max, !isYesNo && !form)
  if (text === null) return null
  if (isYesNo) return readYesNo(text) ?? reader.wrong(key, 'Please choose yes or no, or leave it as not known.')
  if (form === 'day') return isDay(text) ? text : reader.wrong(key, 'Please write a day, such as 2026-12-24.')
  if (form === 'address' && !isWebAddress(text))
    return reader.wrong(key, 'Please write an address with https:// or http://.')
  return text
}

/** Throws the errors, field by field. */
export function readDetails(sent: Sent): Details {
  const reader = new Reader(sent)
  const kinds = [sent.helpKinds ?? []].flat().map(String)
  const organization = reader.text('organization', 200)
  if (!organization) reader.wrong('organization', 'Please fill this in.')
  const email = reader.text('email', 320)
  if (email && !z.email().safeParse(email).success)
    reader.wrong('email', 'This should be an email address, such as name@example.org.')
  const details: Details = {
    phones: rows.flatMap((n) => readPhoneRow(reader, `phone${n}`) ?? []),
    schedules: readWeek(reader),
    languages: reader.words('languages', readLanguage, noLanguage),
    ...forTextFields((key, field) => readTextField(reader, key, field)),
    helpKinds: helpKinds.map(({ slug }) => slug).filter((slug) => kinds.includes(slug)),
    tags: reader.words(
      'tags',
      (word) => (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(word) && word.length <= 60 ? word : null),
      () => 'Please write tags in small letters, such as legal-aid, crisis.',
    ),
    serviceArea: reader.words('serviceArea', findState, (word) => `There is no state “${word.slice(0, 40)}”.`),
    areaServed: reader.text('areaServed', 500),
    countiesServed: split(reader.raw('countiesServed')),
    places: rows.flatMap((n) => readPlaceRow(reader, `place${n}`) ?? []),
    organization: organization ?? '',
    email: email?.toLowerCase() ?? null,
    alertUntil: readDayField(reader, 'alertUntil'),
    specialHours: rows.flatMap((n) => readSpecialRow(reader, `special${n}`) ?? []),
    contacts: rows.flatMap((n) => readContactRow(reader, `contact${n}`) ?? []),
    note: reader.text('note', 5000, true),
  }
  if (!details.chat && (details.chatSource || details.chatReadOn))
    reader.wrong('chat', 'Please write the address of the chat, or empty where and when it was read.')
  if ((details.whoSource || details.whoReadOn) && whoFacts.every((fact) => details[fact] === null))
    reader.wrong('whoSource', 'Please say who may come, or empty where and when it was read.')
  if (details.alertUntil && !details.alert) reader.wrong('alert', 'Please write the alert, or empty its last day.')
  if (details.tags.length > 40) reader.wrong('tags', 'Please use at most 40.')
  if (reader.errors.length > 0) throw new AppError('invalid', undefined, { errors: reader.errors })
  return details
}

export const listZones = (state: StateCode | null): readonly string[] => [
  ...new Set([
    ...(state ? listTimeZones(state) : []),
    ...listTimeZones('NY'),
    ...listTimeZones('IL'),
    ...listTimeZones('CO'),
    ...listTimeZones('CA'),
    ...listTimeZones('AK'),
    ...listTimeZones('HI'),
    ...listTimeZones('AZ'),
    ...listTimeZones('PR'),
  ]),
]
