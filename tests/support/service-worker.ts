import { expect, type Page } from '@playwright/test'
import { otherLanguages } from '../../lib/site/language/languages.mjs'

/** All that the site holds in this browser's caches, by their names. */
export async function readCaches(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const held: Record<string, string[]> = {}
    for (const name of await caches.keys()) {
      const keys = await (await caches.open(name)).keys()
      held[name] = keys.map(({ url }) => url.slice(location.origin.length)).sort()
    }
    return held
  })
}

/** The files that the worker in force is to hold for every visitor, from its own text. */
async function countFiles(page: Page): Promise<number> {
  const script = await page.evaluate(async () => (await fetch('/sw.js')).text())
  return script.match(/revision:"small"|"revision":"small"/g)?.length ?? 0
}

/** Waits until the service worker of a page has stored all that it stores by itself. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready)
  // The pages for when there is no connection, and the scripts and styles.
  const count = otherLanguages.length + 1 + (await countFiles(page))
  await expect
    .poll(async () => (await readCaches(page)).site?.length ?? 0, { timeout: 30_000, intervals: [200] })
    .toBeGreaterThanOrEqual(count)
}
