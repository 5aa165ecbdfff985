import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Covers nothing: it is not a modal, and only uses a dialog's way of closing without a script. */
const notModal = ['components/layout/crisis-banner.tsx']

const sources = ['app', 'components']
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((path) => join(folder, String(path))))
  .filter(
    (path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx') && !notModal.includes(path.replaceAll('\\', '/')),
  )
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

const makers = sources.filter(({ text }) => /<dialog\b|react-(alert-)?dialog|role="(alert)?dialog"/.test(text))

test('every dialog that covers the page has the way out, and says how many presses are left', () => {
  expect(makers.map(({ path }) => path)).toContain(join('components', 'ui', 'native-dialog.tsx'))
  for (const { path, text } of makers) {
    expect(text, `${path}: take components/ui/native-dialog.tsx`).toContain('<ExitButton')
    expect(text, `${path}: take components/ui/native-dialog.tsx`).toContain('<ExitStatus')
  }
})
