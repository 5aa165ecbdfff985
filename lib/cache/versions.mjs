/**
 * The database versions that this instance's pages show, by tag. Other instances' pages are used only if they show the
 * same: instances detect a change one after the other, and one that has must not use a page from one that has not.
 */
import { getPageStores } from './page-stores.mjs'

/** Clocks of different machines differ a little; rather render a page twice than show it too long. */
export const CLOCK_MS = 1000

/**
 * @typedef {object} Shown
 * @property {string | null} version the same on every instance for the same content; null while unknown
 * @property {number} since pages rendered before this must not be used, ms; 0 if the version alone decides
 */

/**
 * From now on pages with this tag are neither shared nor used: a change is in progress, or they came from a copy.
 * @param {string} tag
 */
export function forgetVersion(tag) {
  getPageStores().versions.set(tag, { version: null, since: 0 })
}

/**
 * Called once everything older has expired here.
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
 * The versions that a page with these tags shows, for comparison; null while unknown.
 * @param {readonly string[]} tags
 * @returns {string | null}
 */
export function nameVersions(tags) {
  const followed = listFollowed(tags).map(([tag, { version }]) => [tag, version])
  return followed.some(([, version]) => version === null) ? null : JSON.stringify(followed)
}

/**
 * Whether another instance's page shows what one rendered here would.
 * @param {{ versions: string, lastModified: number }} page
 * @param {readonly string[]} tags
 */
export function isShownHere({ versions, lastModified }, tags) {
  const isLater = listFollowed(tags).every(([, { since }]) => since === 0 || since + CLOCK_MS <= lastModified)
  return isLater && versions === nameVersions(tags)
}
