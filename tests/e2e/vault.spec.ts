import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { readPdf } from '../support/read-pdf'
import {
  addFile,
  choose,
  comeBack,
  countParts,
  createVault,
  expectLocked,
  expectOpen,
  hide,
  passphrase,
  path,
  readStorage,
  unlock,
} from '../support/vault-page'
import { axeInThemes, expect, test } from './fixtures'

test.use({ exit: 'answered' })
test.setTimeout(90_000)

const canary = 'CANARY-5e1f-private-words'
const picture = readFileSync('public/card.png')

/** Every byte that leaves the page and its workers. */
function watchRequests(page: Page): string[] {
  const sent: string[] = []
  page
    .context()
    .on('request', (request) =>
      sent.push(`${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`),
    )
  return sent
}

async function open(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Open ${name}` }).click()
}

async function save(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  const download = await downloading
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) }
}

test('just viewing the page stores nothing and loads no encryption code', async ({ page }) => {
  const sent = watchRequests(page)
  await page.goto(path)
  await expect(page).toHaveTitle('Files - Marigold')
  await expect(page.getByRole('heading', { name: 'Make a vault in this browser' })).toBeVisible()
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([])
  expect(page.workers()).toEqual([])
  expect(sent.join('\n')).not.toContain('blob:')
})

test('the vault’s scripts are loaded only on its page', async ({ page }) => {
  await page.goto('/emergency/check-in')
  const scripts = await page
    .locator('script[src]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('src') ?? ''))
  expect(scripts.length).toBeGreaterThan(0)
  expect(scripts.filter((src) => src.includes('documents'))).toEqual([])
})

test('every state of the vault fits a small phone and has no axe violations in either theme', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const check = async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    expect(await axeInThemes(page)).toEqual([])
  }
  await createVault(page)
  await addFile(page, `${'long-name-without-a-break'.repeat(4)}.txt`, canary)
  await check()
  await page.getByRole('button', { name: /^Export/ }).click()
  await check()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('tab', { name: /Incident log/ }).click()
  await page.getByRole('button', { name: 'Write an entry' }).click()
  await page.getByRole('button', { name: 'Save this entry' }).click()
  await expect(page.getByLabel('Date')).toBeFocused()
  await check()
  await page.getByRole('button', { name: 'Lock now' }).click()
  await check()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the page says what it does, that it needs JavaScript, and what is safer', async ({ page }) => {
    await page.goto(path)
    // Playwright's search by text passes over noscript.
    await expect(page.locator('main noscript p').first()).toBeVisible()
    expect(await page.locator('main noscript').first().textContent()).toContain('JavaScript is off in this browser')
    await expect(page.getByRole('heading', { name: 'Safer: keep it off this device first' })).toBeVisible()
    await expect(page.getByText('Clearing this browser’s data deletes the vault')).toBeVisible()
    await expect(page.locator('.vault')).toBeHidden()
  })
})

test('files are added, shown, renamed and deleted; nothing readable is ever stored or sent', { tag: '@smoke' }, async ({
  page,
}) => {
  const sent = watchRequests(page)
  await createVault(page)
  await addFile(page, `${canary}.txt`, `<script>alert(1)</script> ${canary}`)
  await addFile(page, 'bruise.png', picture)

  await open(page, `${canary}.txt`)
  await expect(page.locator('.vault-text')).toHaveText(`<script>alert(1)</script> ${canary}`)
  await page.getByRole('button', { name: 'Close' }).click()
  await open(page, 'bruise.png')
  await expect(page.getByRole('img', { name: 'bruise.png' })).toBeVisible()
  expect(await page.locator('.vault-picture').evaluate((canvas: HTMLCanvasElement) => canvas.width)).toBe(1200)
  await page.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: 'Rename bruise.png' }).click()
  await page.getByLabel('New name').fill('January')
  await page.getByRole('button', { name: 'Save the name' }).click()
  await expect(page.getByRole('list', { name: 'Files in the vault' })).toContainText('January')
  await page.getByRole('button', { name: 'Delete January' }).click()
  await page.getByRole('button', { name: 'Delete it' }).click()
  await expect(page.getByRole('list', { name: 'Files in the vault' }).getByRole('listitem')).toHaveCount(1)

  const stored = await readStorage(page)
  expect(stored).toContain('age-encryption.org/v1')
  const encodings: BufferEncoding[] = ['utf8', 'base64', 'hex', 'utf16le']
  for (const secret of [canary, passphrase, 'AGE-SECRET-KEY', 'January']) {
    for (const text of [stored, sent.join('\n')]) {
      for (const encoding of encodings) expect(text).not.toContain(Buffer.from(secret).toString(encoding))
    }
  }
  expect(sent.filter((request) => request.includes('POST'))).toEqual([])
})

test('a PDF is shown as a picture with its text, under the strict policy', async ({ page }) => {
  await createVault(page)
  await addFile(page, 'order.pdf', await (await page.request.get('/guides/my-plan.pdf')).body())
  await open(page, 'order.pdf')
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible({ timeout: 30_000 })
  await page.getByText('Read this page as text').click()
  await expect(page.locator('.vault-text')).not.toBeEmpty()
})

test('a wrong passphrase is reported, and never shows an empty vault', async ({ page }) => {
  await createVault(page)
  await addFile(page, 'a.txt', canary)
  await page.reload()
  await unlock(page, `${passphrase}s`)
  await expect(page.getByText('That passphrase is not right.')).toBeVisible({ timeout: 30_000 })
  await expectLocked(page)
  await unlock(page)
  await expectOpen(page)
  await expect(page.getByRole('list', { name: 'Files in the vault' })).toContainText('a.txt')
})

test.describe('when its script does not load', () => {
  test.use({ allowedErrors: [/no-such-script/] })

  test('Unlock says so, and the next press opens the vault', async ({ page }) => {
    await createVault(page)
    await addFile(page, 'a.txt', canary)
    // The service worker has the script cached, so blocking the request for it would change nothing.
    await page.addInitScript(() => {
      const { Worker } = window
      let isFirst = true
      window.Worker = class extends Worker {
        constructor(address: string | URL, options?: WorkerOptions) {
          super(isFirst ? '/no-such-script.js' : address, options)
          isFirst = false
        }
      }
    })
    await page.reload()
    await unlock(page)
    await expect(page.getByText('The vault could not be loaded.')).toBeVisible()
    await expectLocked(page)
    await page.getByRole('button', { name: 'Unlock', exact: true }).click()
    await expectOpen(page)
    await expect(page.getByRole('list', { name: 'Files in the vault' })).toContainText('a.txt')
  })
})

test('the recovery key opens the vault once it is created', async ({ page }) => {
  await createVault(page)
  await page.getByRole('tab', { name: 'Keys' }).click()
  await page.getByRole('button', { name: 'Make a recovery key' }).click()
  await page.getByLabel('Your current passphrase').fill(passphrase)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Make a recovery key' }).click({ timeout: 30_000 })
  const recoveryKey = (await page.locator('.vault-key').textContent()) ?? ''
  await page.getByRole('button', { name: 'I have it on paper' }).click()
  await page.getByRole('button', { name: 'Lock now' }).click()
  await page.getByRole('button', { name: 'Use the recovery key' }).click()
  await page.getByLabel('Recovery key', { exact: true }).fill(recoveryKey.toLowerCase())
  await page.getByRole('button', { name: 'Unlock', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Choose a new passphrase' })).toBeVisible({ timeout: 30_000 })
})

test.describe('it locks', () => {
  test('as soon as the page is hidden, whatever is on the screen', async ({ page }) => {
    await createVault(page)
    await addFile(page, 'a.txt', canary)
    await open(page, 'a.txt')
    await expect(page.locator('.vault-text')).toContainText(canary)
    await hide(page)
    await expectLocked(page)
    expect(await page.content()).not.toContain(canary)
    await expect.poll(() => page.workers().length).toBe(0)
  })

  test('on Exit, even from a dialog, and Back shows none of it', { tag: '@smoke' }, async ({ page }) => {
    await createVault(page)
    await addFile(page, 'a.txt', canary)
    await open(page, 'a.txt')
    await page.getByRole('dialog').getByRole('link', { name: 'Exit this site now' }).click()
    await expect(page.getByRole('heading', { name: 'Weather' })).toBeVisible()
    await page.goBack().catch(() => undefined)
    expect(await page.content()).not.toContain(canary)
    await expect(page.locator('.vault-list')).toHaveCount(0)
  })

  test('without losing a chosen file or typed text', async ({ page }) => {
    await createVault(page)
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Add files' }).click()
    const chooser = await choosing
    await hide(page)
    await expectLocked(page)
    await chooser.setFiles({ name: 'late.txt', mimeType: 'text/plain', buffer: Buffer.from(canary) })
    await expect(page.getByText('The file you chose is waiting.')).toBeVisible()
    await comeBack(page)
    await unlock(page)
    await expect(page.getByRole('list', { name: 'Files in the vault' })).toContainText('late.txt', { timeout: 30_000 })

    await page.getByRole('tab', { name: /Incident log/ }).click()
    await page.getByRole('button', { name: 'Write an entry' }).click()
    await page.getByLabel('What happened').fill(canary)
    await hide(page)
    await expectLocked(page)
    await comeBack(page)
    await unlock(page)
    await page.getByRole('tab', { name: /Incident log/ }).click()
    await expect(page.getByLabel('What happened')).toHaveValue(canary)
  })
})

test('a tab closed mid-write leaves no partial file in the list', async ({ page, context }) => {
  await createVault(page)
  await addFile(page, 'whole.txt', canary)
  await choose(page, 'Add files', { name: 'half.bin', mimeType: '', buffer: Buffer.alloc(45_000_000, 7) })
  await expect.poll(() => countParts(page), { intervals: [10] }).toBeGreaterThan(2)
  await page.close()
  const again = await context.newPage()
  await again.goto(path)
  await unlock(again)
  await expectOpen(again)
  await expect(again.getByRole('list', { name: 'Files in the vault' }).getByRole('listitem')).toHaveCount(1)
  expect(await countParts(again)).toBe(1)
})

test('a log entry is kept exactly, and can be saved as a neutral PDF and as its originals', async ({ page }) => {
  await createVault(page)
  await page.getByRole('tab', { name: /Incident log/ }).click()
  await page.getByRole('button', { name: 'Write an entry' }).click()
  await page.getByLabel('Date').fill('2026-03-01')
  await page.getByLabel('What happened').fill('He broke the door. 彼は怒鳴った。 دفعني')
  await choose(page, 'Add photos or files', { name: 'door.png', mimeType: 'image/png', buffer: picture })
  await expect(page.getByRole('list', { name: 'Attached to this entry' })).toContainText('door.png')
  await page.getByRole('button', { name: 'Save this entry' }).click()
  await expect(page.getByRole('heading', { name: 'Sunday, March 1, 2026' })).toBeVisible()

  const sha256 = createHash('sha256').update(picture).digest('hex')
  await expect(page.getByText(sha256)).toBeVisible()
  await page.getByRole('button', { name: /Save the original/ }).click()
  const original = await save(page, 'Save the original')
  expect(original.name).toMatch(/^file-[0-9a-f]{6}\.png$/)
  expect(original.bytes.equals(picture)).toBe(true)

  await page.getByRole('button', { name: /Save as a PDF/ }).click()
  const document = await save(page, 'Save the PDF')
  expect(document.name).toMatch(/^file-[0-9a-f]{6}\.pdf$/)
  const { title, text } = await readPdf(document.bytes)
  expect(title).toBe('Notes')
  expect(text).toContain('2026-03-01')
  expect(text.replace(/\s/g, '')).toContain(sha256)
})
