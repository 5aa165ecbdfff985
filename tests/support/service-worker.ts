import { expect, type Page } from '@playwright/test'
import { otherLanguages } from '../../lib/site/language/languages.mjs'

/** Everything in this browser's caches for the site, by name. */
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

/** The files that the active worker stores for every visitor, counted in its script. */
function countFiles(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const script = await (await fetch('/sw.js')).text()
    return script.match(/revision:"small"|"revision":"small"/g)?.length ?? 0
  })
}

/** Waits until a page's service worker has filled its caches. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready)
  // The offline pages, scripts and styles.
  const count = otherLanguages.length + 1 + (await countFiles(page))
  await expect
    .poll(async () => (await readCaches(page)).site?.length ?? 0, { timeout: 30_000, intervals: [200] })
    .toBeGreaterThanOrEqual(count)
}

/** The states of the new worker, if one waits, and of the one in charge. */
export function readWorkers(page: Page): Promise<{ waiting?: string; active?: string }> {
  return page.evaluate(async () => {
    const { waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {}
    return { waiting: waiting?.state, active: active?.state }
  })
}

/**
 * Waits until a new worker that was told to take over has done so. With the test's tools attached to both workers, one
 * page in 200 that was asked for in between never got its answer; without them, none of 455. Not `waitForFunction`, which
 * takes the promise of an async function for a yes.
 */
export async function waitForTakeover(page: Page): Promise<void> {
  await expect.poll(() => readWorkers(page)).toEqual({ waiting: undefined, active: 'activated' })
}
