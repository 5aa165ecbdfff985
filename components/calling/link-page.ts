import { createPlainPage } from '@/components/forms/plain-page'
import { html } from '@/components/help-now/html'

/** Shows a volunteer's new link, once. */
export function createLinkPage({ roundId, person, address }: Record<'roundId' | 'person' | 'address', string>): string {
  const title = `The link of ${person}`
  const main = html`<h1>${title}</h1><p>Send it to ${person} alone, by a private way. Whoever has it can note calls in this round. It works for 30 days, or until you end it. It is shown this once.</p><p><code>${address}</code></p><p>For a page in Spanish: <code>${address.replace('/calling/', '/es/calling/')}</code></p><p><a href="/admin/checks/calling/${roundId}">Back to the round</a></p>`
  return createPlainPage({ title, main })
}
