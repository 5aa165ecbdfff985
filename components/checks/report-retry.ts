import { createField, type FieldProblem } from '@/components/forms/plain-fields'
import { createPlainPage } from '@/components/forms/plain-page'
import { html } from '@/components/help-now/html'
import { readTyped, type Typed } from '@/lib/forms/fields'
import { listProblems, rightNumberField } from '@/lib/resources/checks/report-fields'
import { call, to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'

/** Shows a rejected report again: why it was rejected, and the form with her choices. */
export function createReportRetry(
  typed: Typed,
  { code, message, errors = [] }: { code: string; message: string; errors?: readonly FieldProblem[] },
): string {
  const [slug = ''] = readTyped(typed, 'slug')
  const w = words().directory.report
  const isKindMissing = errors.some(({ path }) => path === 'kind')
  const problem = code === 'invalid' ? (isKindMissing ? w.chooseFirst : w.numberWrong) : message
  const choices = [listProblems(w), rightNumberField(w)].map((field) => createField(field, typed, errors))
  const form = /^[a-z0-9-]{1,120}$/.test(slug)
    ? html`<form method="post" action="${call('/api/reports')}" autocomplete="off">${choices}<input type="hidden" name="slug" value="${slug}"><p><button type="submit">${w.send}</button></p></form>`
    : null
  const main = html`<h1>${w.notSent}</h1><div class="c" role="alert"><p>${problem}</p></div>${
    code === 'not-found' ? null : form
  }<p><a href="${to('/resources')}">${w.sent.all}</a></p>`
  return createPlainPage({ title: w.notSent, main })
}
