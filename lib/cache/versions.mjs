/**
 * What of the database this instance's pages show, by tag. Pages of other instances are taken only where they show the
 * same: instances notice a change one after the other, and one that has noticed must not take what one made that has not.
 */
import { getPageStores } from './page-stores.mjs'

/** Clocks of several machines differ a little; a page is rather made twice than shown too long. */
export const CLOCK_MS = 1000

/**
 * @typedef {object} Shown
 * @property {string | null} version the same on every instance for the same content; null while this is not known
 * @property {number} since when what was made before must not be shown again, ms; 0 if the version alone tells
 */

/**
 * From now on pages with this tag are neither given nor taken: a change is on its way, or they were made from a copy.
 * @param {string} tag
 */
export function forgetVersion(tag) {
  getPageStores().versions.set(tag, { version: null, since: 0 })
}

/**
 * Told once everything older has expired here.
 * @param {string} tag
 * @param {string} version
 * @param {number} [since]
 */
export function noteVersion(tag, version, since = 0) {
  getPageStores().versions.set(tag, { version, since })
}

/** @param {readonly string[]} tags */
function listFollowed(tags) {
  return [...getPageStores().versions].filter(([tag]) => tags.includes(tag)).sort()
}

/**
 * What a page with these tags shows, for comparing; null while this is not known.
 * @param {readonly string[]} tags
 * @returns {string | null}
 */
export function nameVersions(tags) {
  const followed = listFollowed(tags).map(([tag, { version }]) => [tag, version])
  return followed.some(([, version]) => version === null) ? null : JSON.stringify(followed)
}

/**
 * Whether a page that another instance made shows what one made here would show.
 * @param {{ versions: string, lastModified: number }} page
 * @param {readonly string[]} tags
 */
export function isShownHere({ versions, lastModified }, tags) {
  const isLater = listFollowed(tags).every(([, { since }]) => since === 0 || since + CLOCK_MS <= lastModified)
  return isLater && versions === nameVersions(tags)
}
