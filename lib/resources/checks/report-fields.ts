import type { DoubtKind, ProblemKind } from '@/db/vocabulary/checks'
import type { Choice } from '@/lib/forms/fields'

export const problemChoices: (Choice & { value: ProblemKind })[] = [
  { value: 'wrong-number', label: 'The phone number is wrong or no one answers' },
  { value: 'closed', label: 'It has closed, or no longer offers this help' },
  { value: 'unsafe', label: 'It did not feel safe' },
  { value: 'other', label: 'Something else is wrong' },
]

/** As staff read it. */
export const problemNames: Record<DoubtKind, string> = {
  'wrong-number': 'Wrong number',
  closed: 'Closed',
  unsafe: 'Unsafe',
  other: 'Something else',
  'left-list': 'No longer in the list that it came from',
}

export const reportThanks =
  'Thank you. Someone on our staff will call, check, and correct the entry. Nothing about you was kept.'
