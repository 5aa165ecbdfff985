/** A record's second form, as data: rendered on its page, and again by the handler with the input. */

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
import { phoneTypes } from './vocabulary'

export const addable = ['phones', 'places'] as const
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

const textAreas = (group: (typeof textFields)[TextFieldKey]['group']): FormField[] =>
  textFieldKeys
    .map((name) => ({ name, ...getTextField(name) }))
    .filter((field) => field.group === group)
    .map(({ name, label, max, hint }) => ({ kind: 'area', name, label, max, hint }))

const count = (length: number) => Array.from({ length }, (_, index) => index)

export function listGroups(rows: Record<Addable, number>, state: StateCode | null): FieldGroup[] {
  return [
    { title: 'Phones and text lines', fields: count(rows.phones).flatMap(phoneFields), add: 'phones' },
    {
      title: 'Weekly hours',
      fields: [
        ...dayNames.map((name) =>
          line(name, capital(name), 100, name === 'monday' ? '9am-5pm, or 24 hours. Empty: closed.' : undefined),
        ),
        {
          kind: 'select',
          name: 'timezone',
          label: 'Time zone',
          initial: '',
          choices: [
            { value: '', label: 'Choose a time zone' },
            ...listZones(state).map((value) => ({ value, label: value.replaceAll('_', ' ') })),
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
  return typed
}
