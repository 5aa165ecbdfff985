// @ts-check
import { oncePerProcess } from '../once-per-process.mjs'

/**
 * @typedef {object} PageCache The additions of lib/cache/handler.mjs to Next's own cache.
 * @property {(tags: string[]) => Promise<void>} revalidateTag
 */

/**
 * @typedef {object} PageStores
 * @property {PageCache | null} cache Created by the first request.
 * @property {string[]} early Tags that expired before the cache was created, applied to it then.
 */

/** The page stores of this process. */
export function getPageStores() {
  return oncePerProcess('page-stores', () => /** @type {PageStores} */ ({ cache: null, early: [] }))
}
