/** A visitor's actions in the vault, and what someone who searches the browser afterward finds. */
import { spawnSync } from 'node:child_process'
import { expect, type Page } from '@playwright/test'

export const path = '/emergency/documents'
export const passphrase = 'violet kettle north sparrow'

export const canType = ['age', 'script'].every((tool) => spawnSync(tool, ['--version']).status === 0)

export async function createVault(page: Page): Promise<void> {
  await page.goto(path)
  await page.getByRole('checkbox', { name: /I have read this/ }).check()
  await page.getByLabel('Passphrase', { exact: true }).fill(passphrase)
  await page.getByLabel('Type it again').fill(passphrase)
  await page.getByRole('button', { name: 'Make the vault' }).click()
  await page.getByRole('button', { name: 'Continue without one' }).click({ timeout: 30_000 })
  await expectOpen(page)
}

export async function expectOpen(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Your vault is open' })).toBeVisible({ timeout: 30_000 })
}

export async function expectLocked(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Your vault is locked' })).toBeVisible()
  await expect(page.locator('.vault-list, .vault-words, main .dialog')).toHaveCount(0)
}

export async function unlock(page: Page, typed = passphrase): Promise<void> {
  await page.getByLabel('Passphrase', { exact: true }).fill(typed)
  await page.getByRole('button', { name: 'Unlock', exact: true }).click()
}

type Chosen = { name: string; mimeType: string; buffer: Buffer } | string

export async function choose(page: Page, button: string, file: Chosen): Promise<void> {
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button }).click()
  const chooser = await choosing
  await (typeof file === 'string' ? chooser.setFiles(file) : chooser.setFiles(file))
}

export async function addFile(page: Page, name: string, content: string | Buffer): Promise<void> {
  await choose(page, 'Add files', { name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) })
  await expect(page.getByRole('list', { name: 'Files in the vault' })).toContainText(name)
}

/** As when she switches to another app. */
export async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

export async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    Reflect.deleteProperty(document, 'visibilityState')
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

/**
 * Everything the site has stored in this browser, as one byte string; of its own scripts and styles, which are
 * the same for everyone and contain the names of keys, only the addresses.
 */
export async function readStorage(page: Page): Promise<string> {
  const stored = await page.evaluate(async () => {
    const pieces: string[] = [
      document.cookie,
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
    ]
    const toText = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)
    const wait = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    for (const { name } of await indexedDB.databases()) {
      const database = await wait(indexedDB.open(name ?? ''))
      pieces.push(`database ${name}`)
      for (const store of Array.from(database.objectStoreNames)) {
        const objects = database.transaction(store).objectStore(store)
        const [keys, values] = await Promise.all([wait(objects.getAllKeys()), wait(objects.getAll())])
        pieces.push(JSON.stringify([keys, values], (_, value) => (value instanceof Uint8Array ? toText(value) : value)))
      }
      database.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        pieces.push(request.url)
        if (!request.url.includes('/_next/static/')) pieces.push((await (await cache.match(request))?.text()) ?? '')
      }
    }
    return pieces
  })
  return stored.join('\n')
}

/** Number of stored file parts, listed or not. */
export async function countParts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('keep')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const counting = opening.result.transaction('parts').objectStore('parts').count()
          counting.onsuccess = () => {
            opening.result.close()
            resolve(counting.result)
          }
        }
      }),
  )
}

/** Changes an encrypted byte in every stored part, right after the header. */
export async function damageParts(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('keep')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('parts', 'readwrite')
          const cursor = transaction.objectStore('parts').openCursor()
          cursor.onsuccess = () => {
            const at = cursor.result
            if (!at) return
            const bytes: Uint8Array = at.value
            const header = new TextDecoder('latin1').decode(bytes).indexOf('\n--- ')
            const place = bytes.indexOf(10, header + 1) + 20
            bytes[place] = (bytes[place] ?? 0) ^ 1
            at.update(bytes)
            at.continue()
          }
          transaction.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
  )
}
