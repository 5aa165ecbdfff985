import { createField, type FieldProblem } from '@/components/forms/plain-fields'
import { createPlainPage } from '@/components/forms/plain-page'
import { html } from '@/components/help-now/markup'
import { readTyped, type Typed } from '@/lib/forms/fields'
import { listListingFields, listStandingFields } from '@/lib/resources/checks/check-fields'
import { words } from '@/lib/site/language/words'

interface Failure {
  code: string
  message: string
  errors?: readonly FieldProblem[]
}

/** Shows an organization's rejected form again, with everything it wrote. */
export function createListingRetry(typed: Typed, { code, message, errors = [] }: Failure): string {
  const { listing: w, forms } = words()
  const shown = readTyped(typed, 'shown')
  const { standing, note } = listStandingFields()
  const fields = listListingFields().filter(({ name }) => shown.includes(name))
  const form =
    code === 'not-found'
      ? null
      : html`<p>${forms.stillHere}</p><form method="post" autocomplete="off">${[standing, ...fields, note].map(
          (field) => createField(field, typed, errors),
        )}${fields.map(({ name }) => html`<input type="hidden" name="shown" value="${name}">`)}<p><button type="submit">${w.again}</button></p></form>`
  const main = html`<h1>${w.notSent}</h1><div class="c" role="alert"><p>${message}</p></div>${form}`
  return createPlainPage({ title: w.notSent, main })
}
