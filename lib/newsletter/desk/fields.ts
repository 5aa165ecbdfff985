import type { FormField, Typed } from '@/lib/forms/fields'
import { interestField } from '../schema'
import { type IssueDto, issueLimits } from './schema'

const bodyHint =
  'An empty line parts two paragraphs. A line such as [Read more](https://example.org/page) alone becomes a button.'
const subjectHint = 'It is read on a locked screen: nothing of what the site is about.'

/** The form of an issue. */
export const listIssueFields = (): FormField[] => [
  {
    kind: 'line',
    type: 'text',
    name: 'subject',
    label: 'Subject',
    hint: subjectHint,
    max: issueLimits.subject,
    isRequired: true,
  },
  { kind: 'line', type: 'text', name: 'preheader', label: 'Line after the subject', max: issueLimits.preheader },
  { kind: 'area', name: 'body', label: 'Text', hint: bodyHint, max: issueLimits.body, isRequired: true },
  { kind: 'line', type: 'text', name: 'subjectEs', label: 'Subject in Spanish', max: issueLimits.subject },
  {
    kind: 'line',
    type: 'text',
    name: 'preheaderEs',
    label: 'Line after the subject in Spanish',
    max: issueLimits.preheader,
  },
  {
    ...{ kind: 'area', name: 'bodyEs', label: 'Text in Spanish', max: issueLimits.body },
    hint: 'Without it, everybody gets the English one.',
  },
  { ...interestField(), label: 'For those who chose', hint: 'None: for everybody.' },
]

export const toTypedIssue = (issue: IssueDto | null): Typed => ({
  ...{ subject: issue?.subject ?? '', preheader: issue?.preheader ?? '', body: issue?.body ?? '' },
  ...{ subjectEs: issue?.subjectEs ?? '', preheaderEs: issue?.preheaderEs ?? '', bodyEs: issue?.bodyEs ?? '' },
  interests: issue?.interests ?? [],
})
