import { createPlainPage } from '@/components/forms/plain-page'
import { html } from '@/components/help-now/html'
import { site } from '@/lib/site/site'

/** Shows a partner's new key, once. */
export function createKeyPage({ label, source, key }: Record<'label' | 'source' | 'key', string>): string {
  const title = `The key of ${label}`
  const command = `curl --fail-with-body -H "authorization: Bearer $KEY" -F file=@export.csv ${site.url}/api/admin/import/files`
  const main = html`<h1>${title}</h1><p>Give it to ${label} alone, by a private way. Whoever has it can send files of the source ${source} and see what became of them, and nothing else. It is shown this once.</p><p><code>${key}</code></p><p>To send a file, with the key in KEY: <code>${command}</code></p><p><a href="/admin/import/keys">Back to the keys</a></p>`
  return createPlainPage({ title, main })
}
