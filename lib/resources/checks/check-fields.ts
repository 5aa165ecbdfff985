import type { CheckableFact } from '@/db/vocabulary/checks'
import type { Choice, FormField } from '@/lib/forms/fields'
import { staffResourceFields } from '@/lib/resources/staff/staff-fields'
import { words } from '@/lib/site/language/words'
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

/** The fields that an organization may correct, labeled in the language of its page. */
export function listListingFields(): FormField[] {
  const names: Record<string, string> = words().listing.fields
  return checkFields.flatMap((field) => {
    const label = names[field.name]
    return label === undefined ? [] : { ...field, label }
  })
}
