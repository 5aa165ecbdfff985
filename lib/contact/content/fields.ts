import { contactCategories, contactPriorities, contactWays } from '@/db/vocabulary/operations'
import type { FormField } from '@/lib/forms/fields'
import { categoryNames, priorityNames, wayNames } from './contact'

/** What the message is. */
export const messageFields: FormField[] = [
  { kind: 'line', name: 'name', label: 'Name', type: 'text', max: 200, isRequired: true, hint: 'Any name will do.' },
  { kind: 'line', name: 'email', label: 'Email', type: 'email', max: 254, isRequired: true },
  { kind: 'line', name: 'phone', label: 'Phone', type: 'tel', max: 40 },
  {
    kind: 'select',
    name: 'category',
    label: 'Category',
    isRequired: true,
    choices: contactCategories.map((value) => ({ value, label: categoryNames[value] })),
  },
  { kind: 'line', name: 'subject', label: 'Subject', type: 'text', max: 200, isRequired: true },
  { kind: 'area', name: 'message', label: 'Message', max: 10_000, isRequired: true },
  {
    kind: 'select',
    name: 'priority',
    label: 'Priority',
    initial: 'normal',
    choices: contactPriorities.map((value) => ({ value, label: priorityNames[value] })),
  },
]

/** How and when it is safe to reach her. */
export const reachFields: FormField[] = [
  {
    kind: 'ticks',
    name: 'reachBy',
    label: 'How may we answer?',
    choices: contactWays.map((value) => ({ value, label: wayNames[value] })),
  },
  {
    kind: 'line',
    name: 'reachHours',
    label: 'When is it safe?',
    type: 'text',
    max: 200,
    hint: 'For example: weekdays before 3 PM.',
  },
  {
    kind: 'ticks',
    name: 'voicemailOk',
    label: 'May we leave a voicemail?',
    isSingle: true,
    choices: [
      { value: 'true', label: 'Yes' },
      { value: 'false', label: 'No' },
    ],
  },
]
