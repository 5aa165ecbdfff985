import { EVERY_PAGE } from './every-page.mjs'

/**
 * What was begun before a change must not be kept after it: a page that read an old number would show it until the next
 * change. Times are milliseconds; one process, so one clock.
 */

/** Longer than any page takes to be made. */
const MAX_RENDER_MS = 15_000
/** Begun and never ended, such as pages that failed: more are forgotten, which is safe. */
const MAX_ENTRIES = 10_000

/** @type {Map<string, number>} When the making of what is missing began, by key. */
const begun = new Map()
/** @type {Map<string, number>} When a tag was last expired. */
const expired = new Map()

/** @param {string} key */
export function noteBegun(key, now = Date.now()) {
  if (begun.size >= MAX_ENTRIES) begun.clear()
  if (!begun.has(key)) begun.set(key, now)
}

/** @param {string[]} tags */
export function noteExpired(tags, now = Date.now()) {
  for (const tag of tags) expired.set(tag, now)
}

/**
 * Whether one of the tags was expired since, or in the same millisecond. Next asks this of two clocks that drift apart,
 * and for as long as one of them is behind the other it goes on showing what was before a change.
 * @param {string[]} tags
 * @param {number} made
 */
export function isExpired(tags, made) {
  return tags.some((tag) => {
    const at = expired.get(tag)
    return at !== undefined && at >= made
  })
}

/**
 * Whether one of the tags was expired while this was being made; asked once, when it is done. Where nobody knows when
 * that began (a page made anew in the background, because it is old), any change just now counts.
 * @param {string} key
 * @param {string[]} tags
 */
export function isOutdated(key, tags, now = Date.now()) {
  const since = begun.get(key) ?? now - MAX_RENDER_MS
  begun.delete(key)
  return isExpired([...tags, EVERY_PAGE], since)
}
