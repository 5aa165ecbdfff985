import { createField } from '@/components/forms/plain-fields'
import { createPlainPage } from '@/components/forms/plain-page'
import { html } from '@/components/help-now/html'
import { readTyped, type Typed } from '@/lib/forms/fields'
import { problemChoices } from '@/lib/resources/checks/report-fields'

/** A report that could not be taken: why, and the form again with what she chose. */
export function createReportAgain(typed: Typed, { code, message }: { code: string; message: string }): string {
  const [slug = ''] = readTyped(typed, 'slug')
  const said = code === 'invalid' ? 'Please choose what is wrong.' : message
  const choices = createField(
    { kind: 'ticks', name: 'kind', label: 'What is wrong?', choices: problemChoices, isSingle: true },
    typed,
    [],
  )
  const form = /^[a-z0-9-]{1,120}$/.test(slug)
    ? html`<form method="post" action="/api/reports" autocomplete="off">${choices}<input type="hidden" name="slug" value="${slug}"><p><button type="submit">Send the report</button></p></form>`
    : null
  const main = html`<h1>The report was not sent</h1><div class="c" role="alert"><p>${said}</p></div>${
    code === 'not-found' ? null : form
  }<p><a href="/resources">All resources</a></p>`
  return createPlainPage({ title: 'The report was not sent', main })
}
