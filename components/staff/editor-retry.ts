import { createField, type FieldProblem } from '@/components/forms/plain-fields'
import { createPlainPage } from '@/components/forms/plain-page'
import { html } from '@/components/help-now/markup'
import { callOutcomeNames, languageNames } from '@/lib/contact/inbox/schema'
import { choicesOf, type FormField, type Typed } from '@/lib/forms/fields'
import { site } from '@/lib/site/site'

interface Failure {
  code: string
  message: string
  errors?: FieldProblem[]
}

/** Another tab keeps the text of this one. */
export const signInAgain = html`<p><a href="/api/login?callbackUrl=/admin" target="_blank" rel="noopener">Sign in again in another tab</a>, then come back and press Save again.</p>`

/**
 * Without a script, a form that could not be saved is shown again in full. After a conflict it is resubmitted
 * without the base version: whoever has seen the other text decides.
 */
export function createEditorRetry({
  title,
  listHref,
  fields,
}: {
  title: string
  listHref: string
  /** For a form with a variable number of rows: the rows that were sent. */
  fields: FormField[] | ((typed: Typed) => FormField[])
}) {
  return (typed: Typed, { code, message, errors = [] }: Failure): string => {
    const isConflict = code === 'conflict' && typed.version !== undefined
    const version = isConflict || typed.version === undefined ? null : String(typed.version)
    const advice = isConflict
      ? html`<p>Open <a href="${listHref}" target="_blank">the list</a> to see what they saved. If you press Save again, your text takes its place; theirs stays in the audit log.</p>`
      : null
    const signIn = code === 'signed-out' ? signInAgain : null
    const hidden = version && html`<input type="hidden" name="version" value="${version}">`
    const shown = (typeof fields === 'function' ? fields(typed) : fields).map((field) =>
      createField(field, typed, errors),
    )
    const places = Object.entries(typed)
      .filter(([name]) => /^place\d+_id$/.test(name))
      .map(([name, value]) => html`<input type="hidden" name="${name}" value="${String(value)}">`)
    const main = html`<h1>${title} was not saved</h1><div class="c" role="alert"><p>${message}</p>${advice}${signIn}<p>What you wrote is still here.</p></div><form method="post" autocomplete="off">${shown}${places}${hidden}<p><button type="submit">Save again</button></p></form><p><a href="${listHref}">Back to the list, without saving</a></p>`
    return createPlainPage({ title: `${title} was not saved`, main })
  }
}

const body = (label: string): FormField => ({ kind: 'area', name: 'body', label, max: 5000 })

/** An answer or a note that could not be saved, with all that was written. */
export const createReplyRetry = createEditorRetry({
  title: 'The answer',
  listHref: '/admin/messages',
  fields: [
    body('Your answer'),
    { kind: 'select', name: 'language', label: 'Language of the words around it', choices: choicesOf(languageNames) },
  ],
})

export const createNoteRetry = createEditorRetry({
  title: 'The note',
  listHref: '/admin/messages',
  fields: [
    body('Add a note'),
    {
      ...{ kind: 'select', name: 'callOutcome', label: 'What became of a call', initial: '' },
      choices: [{ value: '', label: 'No call' }, ...choicesOf(callOutcomeNames)],
    },
  ],
})

/** Shows a partner's new key, once. */
export function createKeyPage({ label, source, key }: Record<'label' | 'source' | 'key', string>): string {
  const title = `The key of ${label}`
  const command = `curl --fail-with-body -H "authorization: Bearer $KEY" -F file=@export.csv ${site.url}/api/admin/import/files`
  const main = html`<h1>${title}</h1><p>Give it to ${label} alone, by a private way. Whoever has it can send files of the source ${source} and see what became of them, and nothing else. It is shown this once.</p><p><code>${key}</code></p><p>To send a file, with the key in KEY: <code>${command}</code></p><p><a href="/admin/import/keys">Back to the keys</a></p>`
  return createPlainPage({ title, main })
}
