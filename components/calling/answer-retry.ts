import { createField, type FieldProblem } from '@/components/forms/plain-fields'
import { createPlainPage } from '@/components/forms/plain-page'
import { html } from '@/components/help-now/markup'
import { readTyped, type Typed } from '@/lib/forms/fields'
import { listAnswerFields, otherNumberField } from '@/lib/resources/calling/answer-fields'
import { words } from '@/lib/site/language/words'

interface Failure {
  code: string
  message: string
  errors?: readonly FieldProblem[]
}

/** Shows a volunteer's rejected answer again, with everything that was noted during the call. */
export function createAnswerRetry(typed: Typed, { code, message, errors = [] }: Failure): string {
  const { calling: w, forms } = words()
  const kept = ['program', 'number', 'result'].flatMap((name) =>
    readTyped(typed, name).map((value) => html`<input type="hidden" name="${name}" value="${value}">`),
  )
  const fields = [otherNumberField(), ...listAnswerFields()].map((field) => createField(field, typed, errors))
  const form =
    code === 'not-found'
      ? null
      : html`<p>${forms.stillHere}</p><form method="post" autocomplete="off">${kept}${fields}<p><button type="submit">${w.again}</button></p></form>`
  const main = html`<h1>${w.notSaved}</h1><div class="c" role="alert"><p>${message}</p></div>${form}`
  return createPlainPage({ title: w.notSaved, main })
}

/** Shows a volunteer's new link, once. */
export function createLinkPage({ roundId, person, address }: Record<'roundId' | 'person' | 'address', string>): string {
  const title = `The link of ${person}`
  const main = html`<h1>${title}</h1><p>Send it to ${person} alone, by a private way. Whoever has it can note calls in this round. It works for 30 days, or until you end it. It is shown this once.</p><p><code>${address}</code></p><p>For a page in Spanish: <code>${address.replace('/calling/', '/es/calling/')}</code></p><p><a href="/admin/checks/calling/${roundId}">Back to the round</a></p>`
  return createPlainPage({ title, main })
}
