import { callOutcomeNames, languageNames } from '@/lib/contact/inbox/schema'
import type { FormField } from '@/lib/forms/fields'
import { choicesOf } from '@/lib/forms/fields'
import { createEditorRetry } from './editor-retry'

const body = (label: string): FormField => ({ kind: 'area', name: 'body', label, max: 5000 })

/** An answer or a note that could not be saved, with all that was written. */
export const createReplyRetry = createEditorRetry({
  title: 'The answer',
  listHref: '/admin/messages',
  fields: [
    body('Your answer'),
    { kind: 'select', name: 'language', label: 'Language of the words around it', choices: choicesOf(languageNames) },
  ],
})

export const createNoteRetry = createEditorRetry({
  title: 'The note',
  listHref: '/admin/messages',
  fields: [
    body('Add a note'),
    {
      ...{ kind: 'select', name: 'callOutcome', label: 'What became of a call', initial: '' },
      choices: [{ value: '', label: 'No call' }, ...choicesOf(callOutcomeNames)],
    },
  ],
})
