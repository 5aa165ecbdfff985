import type { CheckableFact } from '@/db/vocabulary/checks'
import { type Choice, choicesOf, type FormField, type TicksField } from '@/lib/forms/fields'
import { staffResourceFields } from '@/lib/resources/staff/staff-columns'
import { words } from '@/lib/site/language/words'
import { type ListingField, STANDING_NOTE_MAX } from './listing-schema'
import { type CheckedNumber, correctable, NOTE_MAX } from './schema'

export const factNames: Record<CheckableFact, string> = {
  phone: 'Phone number',
  address: 'Address',
  hours: 'Hours',
  website: 'Website',
  description: 'Description',
}

export const numberNames: Record<CheckedNumber['type'], string> = {
  voice: 'Phone',
  text: 'Text line',
  tty: 'TTY',
  videophone: 'Videophone',
  fax: 'Fax',
}

export const factChoices: Choice[] = Object.entries(factNames).map(([value, label]) => ({ value, label }))

export const noteField: FormField = { kind: 'area', name: 'note', label: 'Note for colleagues', max: NOTE_MAX }

const corrected: readonly string[] = [...correctable, 'addressVisibility']

/** The fields that a check may correct, for a handler's page. */
export const checkFields: FormField[] = [
  ...staffResourceFields.filter(({ name }) => corrected.includes(name)),
  noteField,
]

/** What each field of an organization's answer is called among staff. */
export const listingFieldNames: Record<ListingField, string> = {
  phoneNumber: 'Phone number',
  address: 'Address',
  hours: 'Hours',
  url: 'Website',
  description: 'Description',
  morePhones: 'More phone numbers',
  languages: 'Languages',
  eligibility: 'Who can get help',
}

/** The fields that an organization may correct, labeled in the language of its page. */
export function listListingFields(): FormField[] {
  const w = words().listing
  const names: Record<string, string> = w.fields
  const own = checkFields.flatMap((field) => {
    const label = names[field.name]
    return label === undefined ? [] : { ...field, label }
  })
  return [
    ...own,
    { kind: 'area', name: 'morePhones', label: w.fields.morePhones, hint: w.morePhonesHint, max: 1000 },
    { kind: 'line', type: 'text', name: 'languages', label: w.fields.languages, hint: w.languagesHint, max: 1000 },
    { kind: 'area', name: 'eligibility', label: w.fields.eligibility, max: 2000 },
  ]
}

/** Whether it is still there, and what staff should know beside. */
export function listStandingFields(): { standing: TicksField; note: FormField } {
  const w = words().listing
  return {
    standing: { kind: 'ticks', name: 'standing', label: w.standing, isSingle: true, choices: choicesOf(w.standings) },
    note: { kind: 'area', name: 'note', label: w.note, hint: w.noteHint, max: STANDING_NOTE_MAX },
  }
}
