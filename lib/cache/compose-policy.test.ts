import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { toastStyles } from './compose-policy.mjs'

it('the toast styles in a policy are those that the installed version of the library injects', async () => {
  const source = await readFile(fileURLToPath(import.meta.resolve('sonner')), 'utf8')
  const [, literal = '""'] = /__insertCSS\((".*")\);/.exec(source) ?? []
  const hashes = ['', JSON.parse(literal)].map((css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`)
  expect(toastStyles).toBe(hashes.join(' '))
})
