/** A form about a check-in that could not be taken, as a browser without a script gets it back: nothing is lost. */
import { createField, type FieldProblem } from '@/components/forms/plain-fields'
import { createPlainPage } from '@/components/forms/plain-page'
import { html, type Markup } from '@/components/help-now/html'
import { BETWEEN_MINUTES, GRACE_MINUTES, LONGEST_MESSAGE, LONGEST_NAME } from '@/lib/check-ins/limits'
import { type FormField, readTyped, type Typed } from '@/lib/forms/fields'
import { otherLanguages } from '@/lib/site/language/languages.mjs'
import { languageTags } from '@/lib/site/language/tags'
import { DEFAULT_ZONE, zones } from '@/lib/time/zones'

interface Failure {
  code: string
  message: string
  errors?: FieldProblem[]
}

const page = '/dashboard/check-in'

const contactFields: FormField[] = [
  { kind: 'line', name: 'name', label: 'Their name', type: 'text', max: LONGEST_NAME, isRequired: true },
  { kind: 'line', name: 'email', label: 'Their email', type: 'email', max: 254, isRequired: true },
  { kind: 'line', name: 'from', label: 'The name they know you by', type: 'text', max: LONGEST_NAME, isRequired: true },
  {
    kind: 'select',
    name: 'language',
    label: 'Language of our emails to them',
    choices: (['en', ...otherLanguages] as const).map((value) => ({ value, label: languageTags[value].name })),
    initial: 'en',
  },
]

const messageField: FormField = {
  kind: 'area',
  name: 'message',
  label: 'What should they know and do?',
  max: LONGEST_MESSAGE,
  isRequired: true,
}

const timeFields: FormField[] = [
  {
    kind: 'select',
    name: 'hours',
    label: 'When will you check in?',
    choices: [
      { value: '1', label: '1 hour after I start it' },
      { value: '4', label: '4 hours after I start it' },
      { value: '24', label: '24 hours after I start it' },
      { value: 'at', label: 'At a time' },
    ],
  },
  { kind: 'line', name: 'at', label: 'Date and time, such as 2027-01-31T21:00', type: 'text', max: 40 },
  {
    kind: 'select',
    name: 'timeZone',
    label: 'Time zone',
    choices: zones.map(({ zone, label }) => ({ value: zone, label })),
    initial: DEFAULT_ZONE,
  },
  {
    kind: 'select',
    name: 'graceMinutes',
    label: 'Time to answer after that',
    choices: [5, 10, 15, 20, 30, 45, 60].map((minutes) => ({ value: String(minutes), label: `${minutes} minutes` })),
    initial: String(GRACE_MINUTES),
  },
]

/** Never shown back. */
const pinFields: FormField[] = [
  { kind: 'line', name: 'pin', label: 'PIN to end it (again)', type: 'text', max: 20, isRequired: true },
  { kind: 'line', name: 'secondPin', label: 'Second PIN (again, optional)', type: 'text', max: 20 },
]

/** What stands in no field of its own: whom it tells. */
function listProblems(fields: readonly FormField[], errors: readonly FieldProblem[]): Markup {
  const elsewhere = errors.filter(({ path }) => !fields.some(({ name }) => name === path))
  return html`${elsewhere.map(({ message }) => html`<p>${message}</p>`)}`
}

function createAgain(title: string, action: string, fields: Markup, problems: Markup, { code, message }: Failure) {
  const isSignedOut = code === 'signed-out'
  const signIn = html`<p><a href="/api/login?callbackUrl=${encodeURIComponent(page)}" target="_blank">Sign in</a> in a new tab, then send this again here.</p>`
  const main = html`<h1>${title}</h1><div class="c" role="alert"><p>${message}</p>${problems}<p>What you wrote is still here.</p>${isSignedOut ? signIn : null}</div><form method="post" action="${action}" autocomplete="off">${fields}<p><button type="submit">Send it again</button></p></form><p><a href="${page}">Back without it</a></p>`
  return createPlainPage({ title: 'Check-in', main })
}

export function createContactAgain(typed: Typed, failure: Failure): string {
  const { errors = [] } = failure
  const fields = html`${contactFields.map((field) => createField(field, typed, errors))}`
  return createAgain('Ask someone', '/api/user/contacts', fields, listProblems(contactFields, errors), failure)
}

export function createCheckInAgain(typed: Typed, failure: Failure): string {
  const { errors = [] } = failure
  const { pin: _pin, secondPin: _second, ...shown } = typed
  const all = [messageField, ...timeFields, ...pinFields]
  const people = readTyped(typed, 'contactIds').map((id) => html`<input type="hidden" name="contactIds" value="${id}">`)
  const order = html`<p>The people you chose are told ${BETWEEN_MINUTES} minutes apart.</p>`
  const fields = html`${people}${order}${all.map((field) => createField(field, shown, errors))}`
  return createAgain('Plan a check-in', '/api/user/check-ins', fields, listProblems(all, errors), failure)
}
