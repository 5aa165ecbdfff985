import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addFile, canType, choose, createVault, passphrase } from '../support/vault-page'
import { expect, test } from './fixtures'

test.setTimeout(120_000)
test.skip(!canType, 'the age tool is not installed')

let folder: string
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vault-'))
})
test.afterEach(() => rmSync(folder, { recursive: true }))

/** The tool reads a passphrase only from a terminal, which `script` provides. */
function typeInto(command: string, typed: string): void {
  const { status, stdout } = spawnSync('script', ['-qec', command, '/dev/null'], { cwd: folder, input: typed })
  expect(status, String(stdout)).toBe(0)
}

test('the age tool opens what the browser exports', async ({ page }) => {
  const words = `exported ${'words '.repeat(50_000)}`
  await createVault(page)
  await addFile(page, 'secret-name.txt', words)
  await page.getByRole('button', { name: 'Export secret-name.txt' }).click()
  await page.getByLabel('The vault’s passphrase').fill(passphrase)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the locked file' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^file-[0-9a-f]{6}\.age$/)
  await download.saveAs(join(folder, 'a.age'))
  typeInto('age -d -o plain.txt a.age', `${passphrase}\n`)
  expect(readFileSync(join(folder, 'plain.txt'), 'utf8')).toBe(words)
})

test('the browser imports what the age tool encrypted', async ({ page }) => {
  writeFileSync(join(folder, 'letter.txt'), 'from another computer')
  typeInto('age -p -o letter.txt.age letter.txt', 'typed twice 123\ntyped twice 123\n')
  await createVault(page)
  await choose(page, 'Import an .age file', join(folder, 'letter.txt.age'))
  await page.getByLabel('Passphrase for the file').fill('something else 123')
  await page.getByRole('button', { name: 'Import it' }).click()
  await expect(page.getByText('That passphrase is not right.')).toBeVisible({ timeout: 30_000 })
  await page.getByLabel('Passphrase for the file').fill('typed twice 123')
  await page.getByRole('button', { name: 'Import it' }).click()
  await page.getByRole('button', { name: 'Open letter.txt' }).click({ timeout: 30_000 })
  await expect(page.locator('.vault-text')).toHaveText('from another computer')
})
