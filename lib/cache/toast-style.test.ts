import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { toastStyles } from './toast-style.mjs'

it('matches the styles that the installed version of the library injects', async () => {
  const source = await readFile(fileURLToPath(import.meta.resolve('sonner')), 'utf8')
  const [, literal = '""'] = /__insertCSS\((".*")\);/.exec(source) ?? []
  const hashes = ['', JSON.parse(literal)].map((css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`)
  expect(toastStyles).toBe(hashes.join(' '))
})
