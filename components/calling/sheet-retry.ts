import type { FieldProblem } from '@/components/forms/plain-fields'
import { createPlainPage } from '@/components/forms/plain-page'
import { html } from '@/components/help-now/markup'
import { readTyped, type Typed } from '@/lib/forms/fields'

interface Failure {
  message: string
  errors?: readonly FieldProblem[]
}

/** Shows a rejected sheet again, with what is wrong in which line. */
export function createSheetRetry(typed: Typed, { message, errors = [] }: Failure): string {
  const title = 'The sheet was not taken in'
  const problems = errors.map((problem) => html`<li>${problem.message}</li>`)
  const main = html`<h1>${title}</h1><div class="c" role="alert"><p>${message} Nothing was changed.</p><ul>${problems}</ul></div><form method="post" autocomplete="off"><div class="f"><label for="sheet">The sheet, with its first line</label><textarea id="sheet" name="sheet" rows="12" required>\n${readTyped(typed, 'sheet')[0] ?? ''}</textarea></div><p><button type="submit">Take it in</button></p></form><p><a href="/admin/checks/calling">Back to the rounds</a></p>`
  return createPlainPage({ title, main })
}
