/** A record's whole form, as data: rendered on its page, and again by the handler with the input. */
import { helpKinds } from '@/db/vocabulary/help-kinds'
import {
  forTextFields,
  getTextField,
  type TextFieldKey,
  textFieldKeys,
  type textFields,
} from '@/db/vocabulary/text-fields'
import type { FormField, Typed } from '@/lib/forms/fields'
import { languageName } from '@/lib/geography/languages'
import type { StateCode } from '@/lib/geography/states'
import { type Details, dayNames, listZones, visibilities } from './details-schema'
import { writeDays } from './hours/week-text'
import { visibilityNames } from './staff/choice-names'
import { staffResourceFields } from './staff/staff-columns'
import type { StaffResourceDto } from './staff/staff-schema'
import { phoneTypes } from './vocabulary'

export const addable = ['phones', 'places', 'specials', 'contacts'] as const
export type Addable = (typeof addable)[number]

export interface FieldGroup {
  title: string
  fields: FormField[]
  add?: Addable
}

const SPARE = 1
const typeNames = { voice: 'Calls', text: 'Text messages', tty: 'TTY', videophone: 'Videophone', fax: 'Fax' } as const
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
const line = (name: string, label: string, max: number, hint?: string): FormField => ({
  kind: 'line',
  type: 'text',
  name,
  label,
  max,
  hint,
})

const phoneFields = (n: number): FormField[] => [
  { kind: 'line', type: 'tel', name: `phone${n}_number`, label: `Phone ${n + 1}`, max: 60 },
  {
    kind: 'select',
    name: `phone${n}_type`,
    label: `Phone ${n + 1} is for`,
    initial: 'voice',
    choices: phoneTypes.map((value) => ({ value, label: typeNames[value] })),
  },
  line(`phone${n}_extension`, `Extension of phone ${n + 1}`, 10),
  line(`phone${n}_keyword`, `Word to send to phone ${n + 1}`, 40, 'For a text line, such as START.'),
  line(`phone${n}_languages`, `Languages on phone ${n + 1}`, 300),
  line(`phone${n}_description`, `What phone ${n + 1} is for`, 200, 'Such as: after 5pm.'),
]

const placeFields = (n: number): FormField[] => [
  line(`place${n}_street`, `Street of location ${n + 1}`, 200),
  line(`place${n}_city`, `City of location ${n + 1}`, 100),
  line(`place${n}_state`, `State of location ${n + 1}`, 40),
  line(`place${n}_zip`, `ZIP code of location ${n + 1}`, 10),
  {
    kind: 'select',
    name: `place${n}_visibility`,
    label: `Who may see location ${n + 1}`,
    initial: 'hidden',
    choices: visibilities.map((value) => ({ value, label: visibilityNames[value] })),
  },
]

const day = (name: string, label: string, hint?: string): FormField => ({
  ...{ kind: 'line', type: 'date', name, label, max: 10, hint },
})

const specialFields = (n: number): FormField[] => [
  day(`special${n}_from`, `First day ${n + 1}`),
  day(`special${n}_to`, `Last day ${n + 1}`, 'Empty: that day only.'),
  line(`special${n}_hours`, `Hours on it ${n + 1}`, 100, 'closed, or 9am-1pm.'),
  line(`special${n}_occasion`, `Occasion ${n + 1}`, 100, 'Such as: Christmas.'),
]

const contactFields = (n: number): FormField[] => [
  line(`contact${n}_name`, `Name ${n + 1}`, 200, 'Only of someone who may be named in public.'),
  line(`contact${n}_title`, `Title ${n + 1}`, 200, 'Such as: intake coordinator.'),
  line(`contact${n}_department`, `Department ${n + 1}`, 200),
  { kind: 'line', type: 'email', name: `contact${n}_email`, label: `Email ${n + 1}`, max: 320 },
  { kind: 'line', type: 'tel', name: `contact${n}_phone`, label: `Phone of contact ${n + 1}`, max: 60 },
]

/** As a person says it: 'Eastern Time (New York)'. */
function nameZone(zone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts()
  const city = zone.split('/').at(-1)?.replaceAll('_', ' ')
  return `${parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone} (${city})`
}

/** The first form's fields, which stand in the whole form too; its phone number is the first of the phones. */
const inHours = ['hours']
const basics = staffResourceFields.filter(({ name }) => name !== 'phoneNumber' && !inHours.includes(name))
const hoursInWords = staffResourceFields
  .filter(({ name }) => inHours.includes(name))
  .map((field) => ({ ...field, label: 'Hours in words', hint: 'What the public reads, such as: Weekdays 9am-5pm.' }))

/** Unknown is no answer: it is said on the public page as something to ask about. */
const yesNoChoices = [
  { value: '', label: 'Not known' },
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

const textAreas = (group: (typeof textFields)[TextFieldKey]['group']): FormField[] =>
  textFieldKeys
    .map((name) => ({ name, ...getTextField(name) }))
    .filter((field) => field.group === group)
    .map(
      ({ name, label, max, hint, isYesNo, form }): FormField =>
        isYesNo
          ? { kind: 'select', name, label, initial: '', choices: yesNoChoices }
          : form
            ? { kind: 'line', type: form === 'day' ? 'date' : 'text', name, label, max, hint }
            : { kind: 'area', name, label, max, hint },
    )

const count = (length: number) => Array.from({ length }, (_, index) => index)

export function listGroups(rows: Record<Addable, number>, state: StateCode | null): FieldGroup[] {
  return [
    { title: 'The entry', fields: basics },
    { title: 'Phones and text lines', fields: count(rows.phones).flatMap(phoneFields), add: 'phones' },
    {
      title: 'Hours',
      fields: [
        ...hoursInWords,
        ...dayNames.map((name) =>
          line(name, capital(name), 100, name === 'monday' ? '9am-5pm, or 24 hours. Empty: closed.' : undefined),
        ),
        {
          kind: 'select',
          name: 'timezone',
          label: 'Time zone',
          initial: '',
          choices: [
            { value: '', label: 'That of the state' },
            ...listZones(state).map((value) => ({ value, label: nameZone(value) })),
          ],
        },
      ],
    },
    {
      title: 'Who it is for',
      fields: [
        line('languages', 'Languages', 1000, 'With commas between them: English, Spanish.'),
        ...textAreas('Who it is for'),
        {
          kind: 'ticks',
          name: 'helpKinds',
          label: 'Kinds of help',
          choices: helpKinds.map(({ slug, name }) => ({ value: slug, label: name })),
        },
        line('tags', 'Tags', 2500, 'In small letters: legal-aid, crisis.'),
      ],
    },
    { title: 'Who may come', fields: textAreas('Who may come') },
    { title: 'Holidays and special days', fields: count(rows.specials).flatMap(specialFields), add: 'specials' },
    { title: 'How to get help', fields: textAreas('How to get help') },
    {
      title: 'Alert',
      fields: [...textAreas('Alert'), day('alertUntil', 'Until the end of', 'Empty: until someone takes it away.')],
    },
    { title: 'In Spanish', fields: textAreas('In Spanish') },
    {
      title: 'Where it serves',
      fields: [
        line('serviceArea', 'States', 400, 'Their two letters or their names.'),
        {
          kind: 'area',
          name: 'countiesServed',
          label: 'Counties',
          max: 8000,
          hint: 'Put commas between them, as in Cuyahoga, Summit. For another state, write Erie PA.',
        },
        line('areaServed', 'Area in words', 500),
      ],
    },
    { title: 'More locations', fields: count(rows.places).flatMap(placeFields), add: 'places' },
    { title: 'Contacts', fields: count(rows.contacts).flatMap(contactFields), add: 'contacts' },
    {
      title: 'Note for staff',
      fields: [
        {
          ...{ kind: 'area', name: 'note', label: 'Note', max: 5000 },
          hint: 'Only staff read it. It is on no page and in no export.',
        },
      ],
    },
    {
      title: 'Organization',
      fields: [
        { kind: 'line', type: 'text', name: 'organization', label: 'Organization', max: 200, isRequired: true },
        {
          kind: 'line',
          type: 'email',
          name: 'email',
          label: 'Its email',
          max: 320,
          hint: 'Where we ask whether the entry is right.',
        },
      ],
    },
  ]
}

/** The number of rows in the form: the filled ones and an empty one. */
export function countRows(typed: Typed, more?: Addable): Record<Addable, number> {
  const last = (prefix: string) =>
    Math.max(-1, ...Object.keys(typed).map((name) => Number(new RegExp(`^${prefix}(\\d{1,2})_`).exec(name)?.[1] ?? -1)))
  const spare = (name: Addable) => SPARE + (more === name ? 1 : 0)
  return {
    phones: Math.min(50, last('phone') + 1 + spare('phones')),
    places: Math.min(50, last('place') + 1 + spare('places')),
    specials: Math.min(50, last('special') + 1 + spare('specials')),
    contacts: Math.min(50, last('contact') + 1 + spare('contacts')),
  }
}

/** A record in the shape of the form. */
export function toTyped(details: Details): Typed {
  const typed: Typed = {
    languages: details.languages.map(languageName).join(', '),
    ...forTextFields((key) => details[key] ?? ''),
    helpKinds: details.helpKinds,
    tags: details.tags.join(', '),
    serviceArea: details.serviceArea.join(', '),
    areaServed: details.areaServed ?? '',
    countiesServed: details.countiesServed.join(', '),
    organization: details.organization,
    alertUntil: details.alertUntil ?? '',
    note: details.note ?? '',
    email: details.email ?? '',
    timezone: details.schedules.find(({ timezone }) => timezone)?.timezone ?? '',
  }
  for (const [index, text] of writeDays(details.schedules).entries()) typed[dayNames[index] ?? ''] = text
  for (const [n, phone] of details.phones.entries()) {
    typed[`phone${n}_number`] = phone.number
    typed[`phone${n}_type`] = phone.type
    typed[`phone${n}_extension`] = phone.extension ?? ''
    typed[`phone${n}_keyword`] = phone.keyword ?? ''
    typed[`phone${n}_languages`] = phone.languages.map(languageName).join(', ')
    typed[`phone${n}_description`] = phone.description ?? ''
  }
  for (const [n, place] of details.places.entries()) {
    typed[`place${n}_id`] = place.id ?? ''
    for (const name of ['street', 'city', 'state', 'zip', 'visibility'] as const)
      typed[`place${n}_${name}`] = place[name] ?? ''
  }
  for (const [n, special] of details.specialHours.entries()) {
    const { startsOn, endsOn, opensAt, closesAt, occasion } = special
    typed[`special${n}_from`] = startsOn
    typed[`special${n}_to`] = endsOn === startsOn ? '' : endsOn
    typed[`special${n}_hours`] = opensAt && closesAt ? `${opensAt.slice(0, 5)}-${closesAt.slice(0, 5)}` : 'closed'
    typed[`special${n}_occasion`] = occasion ?? ''
  }
  for (const [n, contact] of details.contacts.entries()) {
    for (const name of ['name', 'title', 'department', 'email'] as const)
      typed[`contact${n}_${name}`] = contact[name] ?? ''
    typed[`contact${n}_phone`] = contact.phone
      ? `${contact.phone}${contact.extension ? ` ext. ${contact.extension}` : ''}`
      : ''
  }
  return typed
}

/** The first form's fields of a record, as the whole form shows them. */
export function toTypedBasics(resource: StaffResourceDto, category: string): Typed {
  const { title, description, address, addressVisibility, url, hours, scope, city, state, isEmergency } = resource
  return {
    ...{ title, description, category, addressVisibility, scope },
    ...{ address: address ?? '', url: url ?? '', hours: hours ?? '', city: city ?? '', state: state ?? '' },
    isEmergency: isEmergency ? ['true'] : [],
  }
}
