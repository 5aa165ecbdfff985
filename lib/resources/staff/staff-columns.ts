import { categoryRecords } from '@/db/vocabulary/directory'
import { choicesOf, type FormField } from '@/lib/forms/fields'
import { AppError } from '@/lib/http/app-error'
import { refuges } from '../import/import-places'
import { scopeNames, visibilityNames } from './choice-names'
import { type ResourceInput, resourceLimits, type StaffResourceDto } from './staff-schema'

/** The columns of the row itself. What is not given stays as it is. */
export function toColumns(input: Omit<ResourceInput, 'version'>, former: Omit<StaffResourceDto, 'address'> | null) {
  const { title, description, url, isEmergency, hours, category, address } = input
  const scope = input.scope ?? former?.scope ?? 'local'
  const isNational = scope === 'national'
  // A form sends an empty field where the town stands in the address line. That of a refuge is not told by it.
  const isRefuge = refuges.some((tag) => former?.tags.includes(tag))
  const typed = { city: isRefuge ? null : (address?.city ?? null), state: address?.state ?? null }
  const find = (name: 'city' | 'state') => (input[name] === undefined ? former?.[name] : input[name]) ?? typed[name]
  const city = isNational ? null : find('city')
  const state = isNational ? null : (find('state') as StaffResourceDto['state'])
  // One that serves several states has none of its own.
  if (scope === 'state' && state === null && former?.scope !== 'state') {
    const message = 'Please choose the state that it serves.'
    throw new AppError('invalid', undefined, { errors: [{ path: 'state', message }] })
  }
  const hasMoved = former === null || former.state !== state || former.scope !== scope
  const tags = former?.tags ?? []
  return {
    title,
    description,
    url,
    isEmergency,
    hours,
    scope,
    city,
    state,
    serviceArea: hasMoved ? (state ? [state] : []) : undefined,
    category: category.category,
    tags: category.tag && !tags.includes(category.tag) ? [...tags, category.tag] : tags,
  }
}

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
