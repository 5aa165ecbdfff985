import { createField, type FieldProblem } from '@/components/forms/plain-fields'
import { createPlainPage } from '@/components/forms/plain-page'
import { createHotline } from '@/components/help-now/help-entry'
import { html } from '@/components/help-now/html'
import { failedText, failedTitle, missingText, missingTitle } from '@/lib/contact/content/contact'
import { messageFields, reachFields } from '@/lib/contact/content/fields'
import { readTyped, type Typed } from '@/lib/forms/fields'
import { hotlines } from '@/lib/site/site'

interface Failure {
  code: string
  message: string
  errors?: FieldProblem[]
}

/** A browser without JavaScript sees its form again: what went wrong, and every word that she wrote. */
export function createContactAgain(typed: Typed, { code, message, errors = [] }: Failure): string {
  const isMissing = messageFields.some((field) => field.isRequired && readTyped(typed, field.name).length === 0)
  const [title, text] =
    code !== 'invalid'
      ? [failedTitle, failedText]
      : isMissing
        ? [missingTitle, missingText]
        : ['Please check again', message]
  const fields = [...messageFields, ...reachFields].map((field) => createField(field, typed, errors))
  const about = code === 'invalid' ? null : html`<p>${message}</p>`
  const main = html`<h1>${title}</h1><div class="c" role="alert"><p>${text}</p>${about}<p>What you wrote is still here.</p></div><p class="d"><b>In danger?</b> Do not wait for an answer. <a href="tel:911">Call <b class="n">911</b></a>.</p><form method="post" action="/api/contact" autocomplete="off">${fields}<div class="z" aria-hidden="true"><label>Leave this empty<input name="nickname" tabindex="-1" autocomplete="off"></label></div><p><button type="submit">Send Message</button></p></form><h2>By phone, day and night</h2><ul>${hotlines.slice(0, 2).map(createHotline)}</ul>`
  return createPlainPage({ title: 'Contact', main })
}
