import type { FormField } from '@/lib/forms/fields'

/** A correction as a form that can be shown again; its row on the state's page has the same fields. */
export const factFields: FormField[] = [
  { kind: 'area', name: 'value', label: 'The answer', max: 1000, isRequired: true },
  { kind: 'area', name: 'valueEs', label: 'The same in Spanish', max: 1000 },
  {
    kind: 'line',
    type: 'text',
    name: 'source',
    label: 'Who or what says so',
    hint: 'The office you called, or the page you read. The public sees it.',
    max: 300,
  },
  { kind: 'line', type: 'text', name: 'url', label: 'Its web address', max: 2000 },
]
