import { createField, type FieldProblem } from '@/components/forms/plain-fields'
import { createPlainPage } from '@/components/forms/plain-page'
import { html } from '@/components/help-now/markup'
import { signInAgain } from '@/components/staff/editor-retry'
import { readTyped, type Typed } from '@/lib/forms/fields'
import { checkFields, factChoices } from '@/lib/resources/checks/check-fields'
import { listProblems, rightNumberField } from '@/lib/resources/checks/report-fields'
import { correctable } from '@/lib/resources/checks/schema'
import { call, to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'

interface Failure {
  code: string
  message: string
  errors?: readonly FieldProblem[]
}

/**
 * Shows a check that could not be saved again, with every tick and word. After a conflict it is resubmitted without the
 * base version: whoever has seen the other text decides.
 */
export function createCheckRetry(typed: Typed, { code, message, errors = [] }: Failure): string {
  const isConflict = code === 'conflict' && typed.version !== undefined
  const version = isConflict || typed.version === undefined ? null : String(typed.version)
  const advice = isConflict
    ? html`<p>Open <a href="/admin/checks" target="_blank">the queue</a> to see what is there now. If you press Save again, your text takes its place; theirs stays in the audit log.</p>`
    : null
  const ticks = createField(
    { kind: 'ticks', name: 'confirmed', label: 'What did you confirm?', choices: factChoices },
    typed,
    [],
  )
  const about = errors
    .filter(({ path }) => /^(confirmed|numbers)/.test(path))
    .map((error) => html`<p>${error.message}</p>`)
  const shown = readTyped(typed, 'shown').filter((name) => (correctable as readonly string[]).includes(name))
  const results = readTyped(typed, 'numbers').map((copy) => html`<input type="hidden" name="numbers" value="${copy}">`)
  const main = html`<h1>The check was not saved</h1><div class="c" role="alert"><p>${message}</p>${about}${advice}${code === 'signed-out' ? signInAgain : null}<p>What you checked and wrote is still here.</p></div><form method="post" autocomplete="off">${ticks}${checkFields.map(
    (field) => createField(field, typed, errors),
  )}${shown.map((name) => html`<input type="hidden" name="shown" value="${name}">`)}${results}${
    version && html`<input type="hidden" name="version" value="${version}">`
  }<p><button type="submit">Save again</button></p></form><p><a href="/admin/checks">Back to the queue, without saving</a></p>`
  return createPlainPage({ title: 'The check was not saved', main })
}

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
