import type { DoubtKind, ProblemKind } from '@/db/vocabulary/checks'
import type { LineField, TicksField } from '@/lib/forms/fields'
import type { Words } from '@/lib/site/language/words'

/** Reportable problems with their labels; usable in the browser. */
export function listProblems({ question, choices }: Words['report']): TicksField {
  const values = ['wrong-number', 'closed', 'unsafe', 'other'] as const satisfies ProblemKind[]
  const all = values.map((value) => ({ value, label: choices[value] }))
  return { kind: 'ticks', name: 'kind', label: question, choices: all, isSingle: true }
}

/** The number that is right, for who knows it. */
export function rightNumberField({ rightNumber, rightNumberHint }: Words['report']): LineField {
  return { kind: 'line', type: 'tel', name: 'rightNumber', label: rightNumber, hint: rightNumberHint, max: 60 }
}

/** Labels for staff. */
export const problemNames: Record<DoubtKind, string> = {
  'wrong-number': 'Wrong number',
  closed: 'Closed',
  unsafe: 'Unsafe',
  other: 'Something else',
  'left-list': 'No longer in the list that it came from',
}
