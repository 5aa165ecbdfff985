// @ts-check
import { EVERY_PAGE } from './every-page.mjs'

/**
 * A render that started before a change must not be cached after it: a page with an old number would stay until the next
 * change. Times are milliseconds of one process, so of one clock.
 */

/** Longer than any render takes. */
const MAX_RENDER_MS = 15_000
/** Renders that never finished, such as failed ones. Beyond this all are forgotten, which is safe. */
const MAX_ENTRIES = 10_000

/** @type {Map<string, number>} When the render of a missing page started, by key. */
const begun = new Map()
/** @type {Map<string, number>} When a tag last expired. */
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
 * Whether one of the tags has expired since, or in the same millisecond. Next compares two clocks that drift apart,
 * and shows stale content for as long as one is behind the other.
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
 * Whether one of the tags expired during the render; asked once, at its end. If its start is unknown (a stale page
 * rerendered in the background), any recent change counts.
 * @param {string} key
 * @param {string[]} tags
 */
export function isOutdated(key, tags, now = Date.now()) {
  const since = begun.get(key) ?? now - MAX_RENDER_MS
  begun.delete(key)
  return isExpired([...tags, EVERY_PAGE], since)
}
