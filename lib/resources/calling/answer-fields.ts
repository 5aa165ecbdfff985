import { callResults } from '@/db/vocabulary/calls'
import type { FormField } from '@/lib/forms/fields'
import { words } from '@/lib/site/language/words'
import { callingLimits } from './schema'

/** How a call can end: one button each. */
export const answerResults = callResults

/** What a volunteer asks, in the language of the page. */
export function listAnswerFields(): FormField[] {
  const w = words().calling
  const yesOrNo = [
    { value: 'yes', label: w.yes },
    { value: 'no', label: w.no },
  ]
  const line = (name: 'hours' | 'counties' | 'textLine' | 'languages'): FormField => ({
    ...{ kind: 'line', type: 'text', name, label: w[name], max: callingLimits.words },
  })
  return [
    { kind: 'ticks', name: 'crisisLine', label: w.crisisLine, choices: yesOrNo, isSingle: true },
    { kind: 'ticks', name: 'allHours', label: w.allHours, choices: yesOrNo, isSingle: true },
    line('hours'),
    line('counties'),
    line('textLine'),
    line('languages'),
    { kind: 'area', name: 'note', label: w.note, hint: w.noteHint, max: callingLimits.note },
  ]
}

export function otherNumberField(): FormField {
  const { other, otherHint } = words().calling
  return { kind: 'line', type: 'tel', name: 'other', label: other, hint: otherHint, max: 60 }
}
