import type { Page } from '@playwright/test'
import {
  addFile,
  choose,
  countParts,
  createVault,
  damageParts,
  expectLocked,
  expectOpen,
  path,
  unlock,
} from '../support/vault-page'
import { expect, test } from './fixtures'

test.setTimeout(90_000)

test('the vault locks after five minutes, with a warning first', async ({ page }) => {
  await page.clock.install()
  await createVault(page)
  await page.clock.fastForward('04:05')
  await expect(page.getByText('It locks in a minute.')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByText('It locks in a minute.')).toBeHidden()
  await page.clock.fastForward('05:01')
  await expectLocked(page)
  await expect(page.getByText('It locked itself after five minutes.')).toBeVisible()
})

test('a damaged file is reported, and the others still open', async ({ page }) => {
  await createVault(page)
  await addFile(page, 'broken.txt', 'words')
  await damageParts(page)
  await addFile(page, 'whole.txt', 'other words')
  await page.getByRole('button', { name: 'Open broken.txt' }).click()
  await expect(page.getByText('This is damaged')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Open whole.txt' }).click()
  await expect(page.locator('.vault-text')).toHaveText('other words')
})

/** Simulates a full disk in the vault's worker. (Chromium's own switch for it no longer affects this database.) */
async function fillDisk(page: Page, fullFrom: number): Promise<void> {
  const [worker] = page.workers()
  if (!worker) throw new Error('an open vault has a worker')
  await worker.evaluate((from) => {
    const { put } = IDBObjectStore.prototype
    let count = 0
    IDBObjectStore.prototype.put = function (value, key) {
      count += 1
      if (this.name !== 'parts' || count < from) return put.call(this, value, key)
      throw new DOMException('The disk is full.', 'QuotaExceededError')
    }
  }, fullFrom)
}

for (const fullFrom of [1, 4]) {
  test(`a disk that is full at part ${fullFrom} is reported, and earlier files stay`, async ({ page }) => {
    await createVault(page)
    await addFile(page, 'a.txt', 'words')
    await fillDisk(page, fullFrom)
    await choose(page, 'Add files', { name: 'large.bin', mimeType: '', buffer: Buffer.alloc(8_000_000) })
    await expect(page.getByText('There is not enough free space on this device.')).toBeVisible()
    expect(await countParts(page)).toBe(1)
    await expect(page.getByRole('list', { name: 'Files in the vault' }).getByRole('listitem')).toHaveCount(1)
    await page.getByRole('button', { name: 'Open a.txt' }).click()
    await expect(page.locator('.vault-text')).toHaveText('words')
  })
}

test('insufficient space is reported before anything is written', async ({ page }) => {
  await createVault(page)
  await page.workers()[0]?.evaluate(() => {
    navigator.storage.estimate = async () => ({ quota: 10_000_000, usage: 3_000_000 })
  })
  await choose(page, 'Add files', { name: 'large.bin', mimeType: '', buffer: Buffer.alloc(8_000_000) })
  await expect(page.getByText('There is not enough free space on this device.')).toBeVisible()
  expect(await countParts(page)).toBe(0)
})

test('a vault deleted in another tab is gone from this one too', async ({ page, context }) => {
  await createVault(page)
  await addFile(page, 'a.txt', 'words')
  const other = await context.newPage()
  await other.goto(path)
  await other.getByText('I can’t open it anymore').click()
  await other.getByRole('button', { name: 'Delete the whole vault' }).click()
  await other.getByRole('button', { name: 'Delete everything in it' }).click()
  for (const one of [other, page]) {
    await expect(one.getByRole('heading', { name: 'Make a vault in this browser' })).toBeVisible()
  }
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([])
})

test('a damaged lock is reported, and never mistaken for an empty vault', async ({ page }) => {
  await createVault(page)
  await addFile(page, 'a.txt', 'words')
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('keep')
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('lock', 'readwrite')
          const store = transaction.objectStore('lock')
          const reading = store.get('lock')
          reading.onsuccess = () => {
            reading.result.key.bytes[40] ^= 1
            store.put(reading.result, 'lock')
          }
          transaction.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
  )
  await page.reload()
  await unlock(page)
  await expect(page.getByText('The lock of this vault is damaged on this device')).toBeVisible()
  await expectLocked(page)
  expect(await countParts(page)).toBe(1)
})

test('two tabs use one vault', async ({ page, context }) => {
  await createVault(page)
  const other = await context.newPage()
  await other.goto(path)
  await unlock(other)
  await expectOpen(other)
  await addFile(other, 'from-the-other-tab.txt', 'words')
  await addFile(page, 'from-this-tab.txt', 'words')
  await expect(page.getByRole('list', { name: 'Files in the vault' }).getByRole('listitem')).toHaveCount(2)
})
