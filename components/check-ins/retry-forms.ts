/** Shows a rejected check-in form again to a browser without a script, with everything she typed. */
import { createField, type FieldProblem } from '@/components/forms/plain-fields'
import { createPlainPage } from '@/components/forms/plain-page'
import { html, type Markup } from '@/components/help-now/markup'
import { CONTACT_INTERVAL_MINUTES, GRACE_MINUTES, MAX_MESSAGE_LENGTH, MAX_NAME_LENGTH } from '@/lib/check-ins/limits'
import { type FormField, readTyped, type Typed } from '@/lib/forms/fields'
import { languages } from '@/lib/site/language/languages.mjs'
import { call, to } from '@/lib/site/language/paths'
import { currentLanguage } from '@/lib/site/language/speak'
import { languageTags } from '@/lib/site/language/tags'
import { words } from '@/lib/site/language/words'
import { DEFAULT_ZONE, zones } from '@/lib/time/zones'

interface Failure {
  code: string
  message: string
  errors?: FieldProblem[]
}

const page = '/dashboard/check-in'

function listContactFields(): FormField[] {
  const w = words().dashboard.checkIns.people
  return [
    { kind: 'line', name: 'name', label: w.name, type: 'text', max: MAX_NAME_LENGTH, isRequired: true },
    { kind: 'line', name: 'email', label: w.email, type: 'email', max: 254, isRequired: true },
    { kind: 'line', name: 'from', label: w.from, type: 'text', max: MAX_NAME_LENGTH, isRequired: true },
    {
      kind: 'select',
      name: 'language',
      label: w.language,
      choices: languages.map((value) => ({ value, label: languageTags[value].name })),
      initial: currentLanguage(),
    },
  ]
}

function listTimeFields(): FormField[] {
  const { checkIns, zone, zones: names } = words().dashboard
  const w = checkIns.form
  const hours = [1, 4, 24].map((count) => ({
    value: String(count),
    label: count === 1 ? w.hour : w.hours({ hours: count }),
  }))
  return [
    { kind: 'select', name: 'hours', label: w.when, choices: [...hours, { value: 'at', label: w.at }] },
    { kind: 'line', name: 'at', label: w.atPlain, type: 'text', max: 40 },
    {
      kind: 'select',
      name: 'timeZone',
      label: zone,
      choices: zones.map((one) => ({ value: one, label: names[one] })),
      initial: DEFAULT_ZONE,
    },
    {
      kind: 'select',
      name: 'graceMinutes',
      label: w.grace,
      choices: [5, 10, 15, 20, 30, 45, 60].map((minutes) => ({
        value: String(minutes),
        label: w.minutes({ minutes }),
      })),
      initial: String(GRACE_MINUTES),
    },
  ]
}

/** The PINs are never sent back. */
function listCheckInFields(): FormField[] {
  const { form, pin } = words().dashboard.checkIns
  return [
    { kind: 'area', name: 'message', label: form.message, max: MAX_MESSAGE_LENGTH, isRequired: true },
    ...listTimeFields(),
    { kind: 'line', name: 'pin', label: pin.again, type: 'text', max: 20, isRequired: true },
    { kind: 'line', name: 'secondPin', label: pin.secondAgain, type: 'text', max: 20 },
  ]
}

/** Values that have no field of their own: whom the check-in notifies. */
function listProblems(fields: readonly FormField[], errors: readonly FieldProblem[]): Markup {
  const elsewhere = errors.filter(({ path }) => !fields.some(({ name }) => name === path))
  return html`${elsewhere.map(({ message }) => html`<p>${message}</p>`)}`
}

function createAgain(title: string, action: string, fields: Markup, problems: Markup, { code, message }: Failure) {
  const isSignedOut = code === 'signed-out'
  const { dashboard, forms } = words()
  const { again, title: name } = dashboard.checkIns
  const back = to(page)
  const signIn = html`<p><a href="/api/login?callbackUrl=${encodeURIComponent(back)}" target="_blank">${again.signIn}</a>${again.thenSend}</p>`
  const main = html`<h1>${title}</h1><div class="c" role="alert"><p>${message}</p>${problems}<p>${forms.stillHere}</p>${isSignedOut ? signIn : null}</div><form method="post" action="${call(action)}" autocomplete="off">${fields}<p><button type="submit">${again.send}</button></p></form><p><a href="${back}">${again.back}</a></p>`
  return createPlainPage({ title: name, main })
}

export function createContactRetry(typed: Typed, failure: Failure): string {
  const { errors = [] } = failure
  const own = listContactFields()
  const fields = html`${own.map((field) => createField(field, typed, errors))}`
  return createAgain(
    words().dashboard.checkIns.people.ask,
    '/api/user/contacts',
    fields,
    listProblems(own, errors),
    failure,
  )
}

export function createCheckInRetry(typed: Typed, failure: Failure): string {
  const { errors = [] } = failure
  const { pin: _pin, secondPin: _second, ...shown } = typed
  const all = listCheckInFields()
  const { again, plan } = words().dashboard.checkIns
  const people = readTyped(typed, 'contactIds').map((id) => html`<input type="hidden" name="contactIds" value="${id}">`)
  const order = html`<p>${again.order({ minutes: CONTACT_INTERVAL_MINUTES })}</p>`
  const fields = html`${people}${order}${all.map((field) => createField(field, shown, errors))}`
  return createAgain(plan, '/api/user/check-ins', fields, listProblems(all, errors), failure)
}
