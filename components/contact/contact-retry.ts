import { createField, type FieldProblem } from '@/components/forms/plain-fields'
import { createPlainPage } from '@/components/forms/plain-page'
import { createHotline } from '@/components/help-now/help-entry'
import { html } from '@/components/help-now/markup'
import { messageFields, reachFields } from '@/lib/contact/schema'
import { readTyped, type Typed } from '@/lib/forms/fields'
import { localizedHotlines } from '@/lib/site/language/hotlines'
import { call } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'

interface Failure {
  code: string
  message: string
  errors?: FieldProblem[]
}

/** Shows a browser without JavaScript its form again: what went wrong, and every word she wrote. */
export function createContactRetry(typed: Typed, { code, message, errors = [] }: Failure): string {
  const { contact: w, forms, layout } = words()
  const about = messageFields()
  const isMissing = about.some((field) => field.isRequired && readTyped(typed, field.name).length === 0)
  const [title, text] =
    code !== 'invalid'
      ? [w.script.failedTitle, w.script.failedText]
      : isMissing
        ? [w.script.missingTitle, w.script.missingText]
        : [forms.checkAgain, message]
  const fields = [...about, ...reachFields()].map((field) => createField(field, typed, errors))
  const why = code === 'invalid' ? null : html`<p>${message}</p>`
  const main = html`<h1>${title}</h1><div class="c" role="alert"><p>${text}</p>${why}<p>${forms.stillHere}</p></div><p class="d"><b>${forms.danger}</b> ${forms.dontWait} <a href="tel:911">${layout.call} <b class="n">911</b></a>.</p><form method="post" action="${call('/api/contact')}" autocomplete="off">${fields}<div class="z" aria-hidden="true"><label>${forms.unseen}<input name="nickname" tabindex="-1" autocomplete="off"></label></div><p><button type="submit">${w.submit}</button></p></form><h2>${forms.byPhone}</h2><ul>${localizedHotlines().slice(0, 2).map(createHotline)}</ul>`
  return createPlainPage({ title: w.title, main })
}
