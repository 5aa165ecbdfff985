import { categoryRecords } from '@/db/vocabulary/directory'
import { choicesOf, type FormField } from '@/lib/forms/fields'
import { scopeNames, visibilityNames } from './choice-names'
import { resourceLimits } from './staff-schema'

/** The form as a handler writes it. */
export const staffResourceFields: FormField[] = [
  { kind: 'line', type: 'text', name: 'title', label: 'Title', max: resourceLimits.title, isRequired: true },
  { kind: 'area', name: 'description', label: 'Description', max: resourceLimits.description, isRequired: true },
  {
    kind: 'select',
    name: 'category',
    label: 'Category',
    isRequired: true,
    choices: Object.values(categoryRecords).flatMap(({ aliases }) =>
      aliases.map(({ word, label }) => ({ value: word, label })),
    ),
  },
  { kind: 'line', type: 'tel', name: 'phoneNumber', label: 'Phone number', max: 60 },
  { kind: 'line', type: 'text', name: 'address', label: 'Address', max: resourceLimits.address },
  {
    kind: 'select',
    name: 'addressVisibility',
    label: 'Who may see the address',
    initial: 'hidden',
    choices: choicesOf(visibilityNames),
  },
  { kind: 'line', type: 'text', name: 'url', label: 'Website', max: 2000 },
  { kind: 'line', type: 'text', name: 'hours', label: 'Hours', max: resourceLimits.hours },
  { kind: 'select', name: 'scope', label: 'Reach', initial: 'local', choices: choicesOf(scopeNames) },
  { kind: 'line', type: 'text', name: 'city', label: 'City', max: resourceLimits.city },
  { kind: 'line', type: 'text', name: 'state', label: 'State', max: 40 },
  {
    kind: 'ticks',
    name: 'isEmergency',
    label: 'Emergency',
    choices: [{ value: 'true', label: 'Answers people in danger now' }],
  },
]

/** Where entries alike are there already. */
export const anotherField: FormField = {
  ...{ kind: 'ticks', name: 'isAnother', label: 'Entries alike' },
  choices: [{ value: 'true', label: 'This is another one than those that are here already' }],
}
