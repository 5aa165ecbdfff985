import { createField, type FieldProblem } from '@/components/forms/plain-fields'
import { createPlainPage } from '@/components/forms/plain-page'
import { html, type Markup } from '@/components/help-now/html'
import type { FormField, Typed } from '@/lib/forms/fields'
import { emailField, failedText, failedTitle, interestField } from '@/lib/newsletter/content/newsletter'

interface Failure {
  code: string
  message: string
  errors?: FieldProblem[]
}

function createAgain(title: string, action: string, button: string, fields: FormField[]) {
  return (typed: Typed, { code, message, errors = [] }: Failure): string => {
    const rows = fields.map((field) => createField(field, typed, errors))
    const said: Markup = html`<p>${code === 'internal' ? failedText : message}</p>`
    const main = html`<h1>${title}</h1><div class="c" role="alert">${said}</div><form method="post" action="${action}">${rows}<p><button type="submit">${button}</button></p></form><p><a href="/newsletter">Back to the newsletter</a></p>`
    return createPlainPage({ title: 'Newsletter', main })
  }
}

/** For a browser without JavaScript: the form again, with what was typed and chosen. */
export const createNewsletterAgain = createAgain(failedTitle, '/api/newsletter/subscribe', 'Subscribe', [
  emailField,
  interestField,
])

export const createLinkAgain = createAgain('Please check again', '/api/newsletter/link', 'Send my link', [emailField])
