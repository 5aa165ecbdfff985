import { oncePerProcess } from '../once-per-process.mjs'

/**
 * @typedef {object} PageCache What lib/cache/handler.mjs adds to Next's own cache.
 * @property {(tags: string[]) => Promise<void>} revalidateTag
 * @property {(tags: string[]) => Promise<void>} revalidateOwnTags
 */

/**
 * @typedef {object} PageStores
 * @property {PageCache | null} cache Made by the first request.
 * @property {string[]} early Tags that expired before the cache was made; they wait here for it.
 * @property {import('./shared-pages').SharedPages | null} shared Null on an instance that is alone.
 * @property {Map<string, import('./versions.mjs').Shown>} versions Of what is followed, by tag (lib/cache/versions.mjs).
 */

/** Where this process keeps its pages. */
export function getPageStores() {
  return oncePerProcess(
    'page-stores',
    () => /** @type {PageStores} */ ({ cache: null, early: [], shared: null, versions: new Map() }),
  )
}
