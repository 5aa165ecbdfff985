import { createField, type FieldProblem } from '@/components/forms/plain-fields'
import { createPlainPage } from '@/components/forms/plain-page'
import { html, type Markup } from '@/components/help-now/markup'
import type { FormField, Typed } from '@/lib/forms/fields'
import { emailField, subscribeFields } from '@/lib/newsletter/schema'
import { call, to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'

interface Failure {
  code: string
  message: string
  errors?: FieldProblem[]
}

interface Form {
  title: string
  action: string
  button: string
  fields: FormField[]
}

function createAgain({ title, action, button, fields }: Form, typed: Typed, failure: Failure): string {
  const { code, message, errors = [] } = failure
  const w = words().newsletter
  const rows = fields.map((field) => createField(field, typed, errors))
  const notice: Markup = html`<p>${code === 'internal' ? w.script.failedText : message}</p>`
  const main = html`<h1>${title}</h1><div class="c" role="alert">${notice}</div><form method="post" action="${call(action)}">${rows}<p><button type="submit">${button}</button></p></form><p><a href="${to('/newsletter')}">${w.backToPage}</a></p>`
  return createPlainPage({ title: w.title, main })
}

/** For a browser without JavaScript: the form again, with everything typed and chosen. */
export function createNewsletterRetry(typed: Typed, failure: Failure): string {
  const { script, subscribe } = words().newsletter
  const form = { title: script.failedTitle, action: '/api/newsletter/subscribe', button: subscribe }
  return createAgain({ ...form, fields: subscribeFields() }, typed, failure)
}

export function createLinkRetry(typed: Typed, failure: Failure): string {
  const { forms, newsletter } = words()
  const form = { title: forms.checkAgain, action: '/api/newsletter/link', button: newsletter.sendLink }
  return createAgain({ ...form, fields: [emailField()] }, typed, failure)
}
